import bench from "./bench.module.css";
import ruler from "./bench-ruler.module.css";
import single from "./single-stage.module.css";
import stand from "./stand.module.css";

/**
 * The bench's code is a separate file. These styles compress much better in the page's file, so the page
 * passes them to the bench.
 */
export const styles = { ...stand, ...bench, ...ruler, ...single };

export type StageStyles = typeof styles;
