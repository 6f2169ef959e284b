import { bootFailure } from "./boot-failure.ts";

declare global {
  interface Window {
    /** What the visitor pressed and typed before the page came alive. */
    early?: Event[];
  }
}

/** What a page loads: its stylesheets, and its modules, each after those it depends on. */
export type PageAssets = { styles: string[]; modules: string[] };

/**
 * What a page ends with, so that its scripts do not compete with the first view:
 *
 * - What differs from page to page (its data, its modules) is inert JSON, read by a script that is the
 *   same everywhere and so needs one Content-Security-Policy hash.
 * - Modules are fetched when the first view has loaded, or earlier when the visitor does something.
 *   Until then every link and text works as plain HTML. A pointer that rests where the page appears
 *   is reported as moving by nothing: that is no act.
 * - Each module is run in a task of its own, so that the browser can answer in between.
 * - Until the modules run, the browser may fetch the next page by itself, and what the visitor presses or
 *   types is noted for when they do: boot/early-presses.ts.
 */
export function bootScript({ modules }: PageAssets, page: object | undefined): string {
  return [
    prefetchRules,
    page ? inert("page-data", page) : "",
    inert("page-modules", modules),
    `<script>${startScript}</script>`,
  ].join("");
}

function inert(id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Until the router runs, a browser that can fetches the next page when the visitor presses its link. */
const prefetchRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { selector_matches: "html:not([data-routed]) a:not([target])" }],
      },
      eagerness: "conservative",
    },
  ],
})}</script>`;

/** The last pictures have arrived and are about to be painted: that comes first. */
const aMoment = 150;

/** A picture or font that never arrives must not keep the page from coming alive. */
const longestWait = 4000;

const startScript = `(()=>{
const modules=JSON.parse(document.getElementById("page-modules").textContent);
const acts=["pointermove","pointerdown","keydown","touchstart","focusin"];
window.early=[];
for(const type of["click","input"])addEventListener(type,(event)=>window.early?.push(event),{passive:true,capture:true});
let started=false;
async function start(event){
if(started||event?.type==="pointermove"&&!event.movementX&&!event.movementY)return;
started=true;
for(const act of acts)removeEventListener(act,start);
for(const href of modules)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
try{for(const href of modules){await import(href);await new Promise((next)=>setTimeout(next))}}
catch(detail){dispatchEvent(new CustomEvent("${bootFailure}",{detail}))}
}
if(document.readyState==="complete")start();
else addEventListener("load",()=>setTimeout(start,${aMoment}),{once:true});
setTimeout(start,${longestWait});
for(const act of acts)addEventListener(act,start,{passive:true});
})()`;
