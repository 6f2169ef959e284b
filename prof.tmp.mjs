import { chromium } from "@playwright/test";
const slow=Number(process.env.SLOW??4);
const browser = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox"]});
for (const path of process.argv.slice(2)) {
 const page = await browser.newPage({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});
 const cdp = await page.context().newCDPSession(page);
 await cdp.send("Emulation.setCPUThrottlingRate",{rate:slow});
 await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval",{interval:100}); await cdp.send("Profiler.start");
 await page.goto("http://localhost:4305"+path); await page.waitForSelector("html[data-routed]",{state:"attached"}); await page.waitForTimeout(1500);
 const {profile}=await cdp.send("Profiler.stop");
 const nodes=new Map(profile.nodes.map(n=>[n.id,n])); for(const n of profile.nodes) for(const c of n.children??[]) nodes.get(c).parent=n.id;
 const self=new Map(); profile.samples.forEach((s,i)=>self.set(s,(self.get(s)??0)+profile.timeDeltas[i]));
 const incl=new Map(), own=new Map();
 for(const [id,t] of self){ const fn=nodes.get(id).callFrame.functionName||"(anon)"; own.set(fn,(own.get(fn)??0)+t); const seen=new Set(); for(let n=id;n!==undefined;n=nodes.get(n).parent){const k=nodes.get(n).callFrame.functionName+"@"+nodes.get(n).callFrame.url.split("/").pop().slice(0,12); if(!seen.has(k)){seen.add(k);incl.set(k,(incl.get(k)??0)+t);}}}
 console.log("==",path); const top=(m,n)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,n).map(([k,v])=>(v/1000/slow).toFixed(1)+" "+k).join("\n   ");
 console.log(" incl (ms at 1x)\n  ",top(incl,55)); console.log(" self\n  ",top(own,14)); await page.close();
}
await browser.close();
