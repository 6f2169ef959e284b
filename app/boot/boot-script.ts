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
 * Returns the end of a page's HTML. It delays the scripts until the first view has loaded:
 *
 * - Page data and module lists are inert JSON. The script that reads them is the same on every page, so the
 *   Content-Security-Policy needs one hash for it.
 * - Modules load after the first view, or earlier when the visitor does something. Until then the page works
 *   as plain HTML. Data that would make the HTML too large are in a file, which loads with the modules. The
 *   script ignores pointer moves by zero pixels, which browsers report for a resting pointer.
 * - Each module runs in its own task, so that the browser can respond in between.
 * - Until the modules run, the browser may prefetch the next page itself. The script records what the visitor
 *   presses or types, for boot/early-presses.ts.
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
 * Browsers prefetch a page when its link is pressed. The rules end when the router marks the document.
 * Removing their element instead would make Chromium compute the style of the whole page again.
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
