import { updateNotice } from "#app/features/notices/update-notice.ts";
import { bootFailure } from "./boot-failure.ts";
import { reloadMark } from "./reload-once.ts";

/**
 * A script for the head. It handles failures before React runs, and errors that stop React:
 *
 * - A stylesheet that did not load is requested at another address, because browsers may cache the failure.
 * - If a script or the page's data file does not load but the site answers, the page reloads once. If the
 *   page has reloaded before, or if the visitor has typed something, a notice offers the reload instead.
 * - If the page does not reload, and after every other error, it works as it does without JavaScript.
 */
export function bootFailureScript(fallbackStyles: string): string {
  const texts = JSON.stringify({
    ...updateNotice,
    mark: reloadMark,
    failure: bootFailure,
    styles: fallbackStyles,
  });
  return `<script>(${guard.trim()})(${texts})</script>`;
}

// Browsers report a missing module or data file with different messages. The pattern matches all of them.
const guard = `
({text,action,mark,failure,styles})=>{
let typed,done;
addEventListener("input",()=>{typed=true},{once:true,capture:true});
addEventListener("error",({target})=>{
if(target.rel!=="stylesheet")return;
const times=+(target.dataset.failures||0)+1;
target.dataset.failures=times;
if(times<2)target.after(Object.assign(target.cloneNode(),{href:target.href+"?"+Date.now()}))},true);
const settle=(notice)=>{
const link=document.createElement("link");
link.rel="stylesheet";link.href=styles;document.head.append(link);
if(!notice)return;
const box=document.createElement("div"),button=document.createElement("button");
box.role="alert";box.id="outdated";box.className="notice notice-place";button.className="text-action";button.textContent=action;button.onclick=()=>location.reload();
box.append(text,button);document.body.append(box)};
addEventListener(failure,({detail})=>{
console.error(detail);
if(done)return;
done=true;
if(!/import|fetch|load failed/i.test(detail?.message))return settle();
if(typed||history.state?.[mark])return settle(true);
fetch(location.href,{method:"HEAD",cache:"no-store"}).then(()=>{
history.replaceState({...history.state,[mark]:true},"");location.reload()},()=>settle())})}`.replaceAll(
  "\n",
  "",
);
