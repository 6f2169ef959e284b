/** Parts that load after the lines. They share one file, because every file adds a few bytes to all pages. */
export { ListTools } from "./list-tools.tsx";
export { MessagePanel } from "./message-panel.tsx";
