/**
 * Changes the HTML that React Router writes so that its scripts neither compete with the first
 * view nor need a Content-Security-Policy hash of their own on every page:
 *
 * - What differs from page to page (its data, the modules to load) becomes inert JSON, read by
 *   scripts that are the same everywhere.
 * - Modules are fetched when the first view has loaded, or earlier when the visitor does something.
 *   Until then every link and text works as plain HTML. A pointer that rests where the page appears
 *   is reported as moving by nothing: that is no act.
 * - Until the modules run, the browser may fetch the next page by itself.
 */
export function settleScripts(html: string): string {
  const preloads: string[] = [];
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace(
      moduleScript,
      (_, source: string) => prefetchRules + inert({ ...modulesOf(source), preloads }, startScript),
    )
    .replace(dataScript, (_, data: string) => inert(data, readDataScript));
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

const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;
const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;

/** The modules that React Router's own script would load, in its order. */
function modulesOf(source: string) {
  const imports = new Map(
    [...source.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = "", file = ""]) => [
      name,
      file,
    ]),
  );
  const [, names = ""] = source.match(/__reactRouterRouteModules = \{(.*?)\}/) ?? [];
  const routes = [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => [
    id,
    imports.get(name),
  ]);
  const [, manifest] = source.match(/import "([^"]+)"/) ?? [];
  const [, entry] = source.match(/import\("([^"]+)"\)/) ?? [];
  if (!manifest || !entry || routes.length === 0) throw new Error("React Router's start script has changed");
  return { manifest, routes, entry };
}

function inert(data: unknown, script: string): string {
  const json = typeof data === "string" ? data : JSON.stringify(data);
  return `<script type="application/json">${json}</script><script>${script}</script>`;
}

const readDataScript =
  "window.__reactRouterContext.streamController.enqueue(JSON.parse(document.currentScript.previousElementSibling.textContent));";

/** A picture or font that never arrives must not keep the page from coming alive. */
const longestWait = 4000;

const startScript = `(()=>{
const{manifest,routes,entry,preloads}=JSON.parse(document.currentScript.previousElementSibling.textContent);
const acts=["pointermove","pointerdown","keydown","touchstart","focusin"];
let started=false;
async function start(event){
if(started||event?.type==="pointermove"&&!event.movementX&&!event.movementY)return;
started=true;
for(const act of acts)removeEventListener(act,start);
for(const href of preloads)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
await import(manifest);
const modules=await Promise.all(routes.map(([,file])=>import(file)));
window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id],index)=>[id,modules[index]]));
await import(entry);
}
if(document.readyState==="complete")start();
else addEventListener("load",()=>setTimeout(start),{once:true});
setTimeout(start,${longestWait});
for(const act of acts)addEventListener(act,start,{passive:true});
})()`;
