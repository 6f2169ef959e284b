import { navigationTimes } from "./bench/navigation.ts";
for (let i=0;i<3;i++) console.log((await navigationTimes(process.argv[2] ?? "http://localhost:4305")).map((t)=>Math.round(t)).join(" "));
