/** The parts of the page that load after the lines, in one file: every file costs all pages a few bytes. */
export { ListTools } from "./list-tools.tsx";
export { MessagePanel } from "./message-panel.tsx";
