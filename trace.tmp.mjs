import { chromium } from "@playwright/test";
import { readdirSync } from "node:fs";
const slow=Number(process.env.SLOW??1);
const browser = await chromium.launch({args:["--no-sandbox"],executablePath: process.env.CHROME ?? "/usr/bin/chromium-headless-shell"});
for (const path of process.argv.slice(2)) {
 const page = await browser.newPage({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});
 const cdp = await page.context().newCDPSession(page);
 if (slow>1) await cdp.send("Emulation.setCPUThrottlingRate",{rate:slow});
 const ev=[]; cdp.on("Tracing.dataCollected",e=>ev.push(...e.value));
 await cdp.send("Tracing.start",{transferMode:"ReportEvents",categories:"devtools.timeline,v8,disabled-by-default-devtools.timeline,toplevel,disabled-by-default-v8.compile"});
 await page.goto("http://localhost:4305"+path); await page.waitForFunction(()=>document.documentElement.dataset.routed!==undefined); await page.waitForTimeout(1500);
 const done=new Promise(r=>cdp.once("Tracing.tracingComplete",r)); await cdp.send("Tracing.end"); await done;
 const main=ev.find(e=>e.name==="FunctionCall"||e.name==="EvaluateScript"); const tid=main.tid,pid=main.pid;
 const mine=ev.filter(e=>e.tid===tid&&e.pid===pid&&e.ph==="X");
 const tasks=mine.filter(e=>e.name==="RunTask").sort((a,b)=>a.ts-b.ts);
 const t0=tasks[0].ts; let tbt=0;
 console.log("==",path);
 for (const t of tasks){ const d=t.dur/1000; if (d<9) continue; tbt+=Math.max(0,d*4-50);
  const inner=mine.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.dur>1500&&!/RunTask|ThreadPool|Blink/.test(e.name)).map(e=>e.name+(e.args?.data?.url?":"+e.args.data.url.split("/").pop().slice(0,18):"")+(e.args?.data?.functionName?"/"+e.args.data.functionName:"")+" "+(e.dur/1000).toFixed(1));
  console.log(((t.ts-t0)/1000).toFixed(0).padStart(6),d.toFixed(1).padStart(6),[...new Set(inner)].slice(0,9).join(" | ")); }
 console.log("tbt×4 ≈",tbt.toFixed(0)); await page.close();
}
await browser.close();
