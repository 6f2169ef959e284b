import { chromium } from "@playwright/test";
const port=process.env.P??4305, n=Number(process.env.N??5);
const browser = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox"]});
for (const path of process.argv.slice(2)) { const all=[];
 for(let i=0;i<n;i++){ const ctx=await browser.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true}); const page=await ctx.newPage();
 await page.addInitScript(()=>{window.__lt=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__lt.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:"longtask",buffered:true});});
 const cdp=await ctx.newCDPSession(page); await cdp.send("Emulation.setCPUThrottlingRate",{rate:4});
 await page.goto(`http://localhost:${port}${path}`); await page.waitForSelector("html[data-routed]",{state:"attached"}); await page.waitForTimeout(2500);
 const r=await page.evaluate(()=>({lt:window.__lt,load:Math.round(performance.getEntriesByType("navigation")[0].loadEventEnd)})); const after=r.lt.filter(([s])=>s>=r.load-5); all.push(after.reduce((s,[,d])=>s+Math.max(0,d-50),0)); if(i===n-1) console.log(path,"load",r.load,JSON.stringify(r.lt)); await ctx.close(); }
 console.log(path,"blocking after load:",all.sort((a,b)=>a-b).join(" ")); }
await browser.close();
