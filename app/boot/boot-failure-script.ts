import { updateNotice } from "#app/features/notices/update-notice.ts";
import { reloadMark } from "./reload-once.ts";

/**
 * A script for the head, for what happens before React takes over: where the page's own scripts do not
 * arrive, it reloads once, unless the visitor has typed something. If that does not help, the page goes
 * on as it does without JavaScript, and a notice offers to update.
 */
export function bootFailureScript(fallbackStyles: string): string {
  const texts = JSON.stringify({ ...updateNotice, mark: reloadMark, styles: fallbackStyles });
  return `<script>(${guard.trim()})(${texts})</script>`;
}

const guard = `
({text,action,mark,styles})=>{
let typed,done;
addEventListener("input",()=>{typed=true},{once:true,capture:true});
const settle=(notice)=>{
const link=document.createElement("link");
link.rel="stylesheet";link.href=styles;document.head.append(link);
if(!notice)return;
const box=document.createElement("div"),button=document.createElement("button");
box.role="alert";box.id="outdated";button.textContent=action;button.onclick=()=>location.reload();
box.append(text,button);document.body.append(box)};
const failed=({type,target})=>{
if(done||"routed"in document.documentElement.dataset||type==="error"&&target.localName!=="script")return;
done=true;
if(typed||history.state?.[mark])return settle(true);
fetch(location.href,{method:"HEAD",cache:"no-store"}).then(()=>{
history.replaceState({...history.state,[mark]:true},"");location.reload()},()=>settle())};
addEventListener("error",failed,true);addEventListener("unhandledrejection",failed)}`.replaceAll("\n", "");
