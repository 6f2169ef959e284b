import { chromium } from "@playwright/test";
const slow=4; const noVT=process.env.NOVT;
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox"]});
const page=await b.newPage({viewport:{width:412,height:823}}); if(noVT) await page.addInitScript(()=>Object.defineProperty(Document.prototype,"startViewTransition",{value:undefined}));
await page.goto("http://localhost:4305/productos/inmunologia/maglumi-x6"); await page.waitForLoadState("networkidle");
const cdp=await page.context().newCDPSession(page); await cdp.send("Emulation.setCPUThrottlingRate",{rate:slow});
await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval",{interval:200});
const ev=[]; cdp.on("Tracing.dataCollected",e=>ev.push(...e.value));
for (const name of ["MAGLUMI X3","MAGLUMI X8","MAGLUMI X6"]) { const link=page.locator("main article").filter({hasText:name}).getByRole("link").first(); await link.scrollIntoViewIfNeeded(); await link.hover(); await page.waitForTimeout(600);
 const last=name==="MAGLUMI X6"; if(last){await cdp.send("Profiler.start"); await cdp.send("Tracing.start",{transferMode:"ReportEvents",categories:"devtools.timeline,toplevel"});}
 await link.click(); await page.waitForTimeout(900);
 if(last){ const {profile}=await cdp.send("Profiler.stop"); const done=new Promise(r=>cdp.once("Tracing.tracingComplete",r)); await cdp.send("Tracing.end"); await done;
 const nodes=new Map(profile.nodes.map(n=>[n.id,n])); for(const n of profile.nodes) for(const c of n.children??[]) nodes.get(c).parent=n.id;
 const self=new Map(); profile.samples.forEach((s,i)=>self.set(s,(self.get(s)??0)+profile.timeDeltas[i])); const incl=new Map();
 for(const [id,t] of self){const seen=new Set(); for(let n=id;n!==undefined;n=nodes.get(n).parent){const k=nodes.get(n).callFrame.functionName+"@"+nodes.get(n).callFrame.url.split("/").pop().slice(0,10); if(!seen.has(k)){seen.add(k);incl.set(k,(incl.get(k)??0)+t);}}}
 console.log([...incl].sort((a,b)=>b[1]-a[1]).slice(0,60).map(([k,v])=>(v/1000).toFixed(1)+" "+k).join("\n"));
 const fc=ev.filter(e=>e.ph==="X"); const click=fc.find(e=>e.name==="EventDispatch"&&e.args?.data?.type==="click"); const tid=click.tid; const t0=click.ts;
 console.log("--- timeline from click"); for(const e of fc.filter(e=>e.tid===tid&&e.pid===click.pid&&e.ts>=t0-100&&e.dur>3000&&!/RunTask|ThreadController|Scheduler|mojo/i.test(e.name)).sort((a,b)=>a.ts-b.ts)) console.log(((e.ts-t0)/1000).toFixed(0).padStart(5),(e.dur/1000).toFixed(0).padStart(5),e.name,e.args?.data?.functionName??"",e.args?.elementCount??"",e.args?.beginData?.dirtyObjects??""); }
}
await b.close();
