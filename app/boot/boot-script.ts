import { bootFailure } from "./boot-failure.ts";

declare global {
  interface Window {
    /** Click and input events from before hydration. */
    early?: Event[];
  }
}

/** The stylesheets and modules of a page, each after its dependencies. */
export type PageAssets = { styles: string[]; modules: string[] };

/**
 * Returns the end of a page's HTML, with a script that loads the modules:
 *
 * - The modules load after the first view, or earlier when the visitor does something. Until they run, the
 *   script records what the visitor presses or types, for boot/early-presses.ts.
 * - Each module runs in its own task, so that the browser can respond in between.
 * - Page data and module lists are inert JSON. The script that reads them is the same on every page, so the
 *   Content-Security-Policy needs only one hash.
 * - Browsers report pointer moves by zero pixels for a resting pointer. The script ignores these moves.
 */
export function bootScript({ modules }: PageAssets, page: object | undefined, dataFile?: string): string {
  return [
    prefetchRules,
    page ? inert("page-data", page, dataFile && ` data-file="${dataFile}"`) : "",
    inert("page-modules", modules),
    `<script>${startScript}</script>`,
  ].join("");
}

function inert(id: string, data: object, attribute = ""): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}"${attribute}>${json}</script>`;
}

/**
 * The browser prefetches a page when its link is pressed, until the router sets `data-routed`. If the router
 * removed this element instead, Chromium would compute the style of the whole page again.
 */
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

/** Milliseconds in which the browser can paint the last pictures before the scripts start. */
const paintDelay = 150;

/** Milliseconds after which the scripts start, even if a picture or font has not arrived. */
const maxWait = 4000;

const startScript = `(()=>{
const modules=JSON.parse(document.getElementById("page-modules").textContent);
const file=document.getElementById("page-data")?.dataset.file;
const acts=["pointermove","pointerdown","keydown","touchstart","focusin"];
window.early=[];
for(const type of["click","input"])addEventListener(type,(event)=>window.early?.push(event),{passive:true,capture:true});
let started=false;
async function start(event){
if(started||event?.type==="pointermove"&&!event.movementX&&!event.movementY)return;
started=true;
for(const act of acts)removeEventListener(act,start);
const load=(link)=>document.head.append(Object.assign(document.createElement("link"),link));
for(const href of modules)load({rel:"modulepreload",href});
if(file)load({rel:"preload",as:"fetch",crossOrigin:"",href:file});
try{for(const href of modules){await import(href);await new Promise((next)=>setTimeout(next))}}
catch(detail){dispatchEvent(new CustomEvent("${bootFailure}",{detail}))}
}
if(document.readyState==="complete")start();
else addEventListener("load",()=>setTimeout(start,${paintDelay}),{once:true});
setTimeout(start,${maxWait});
for(const act of acts)addEventListener(act,start,{passive:true});
})()`;
