/** One file for both parts, because every file adds a few bytes to all pages. */
export { ListTools } from "./list-tools.tsx";
export { MessagePanel } from "./message-panel.tsx";
