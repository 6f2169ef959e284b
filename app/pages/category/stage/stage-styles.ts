import bench from "./bench.module.css";
import ruler from "./bench-ruler.module.css";
import single from "./single-stage.module.css";
import stand from "./stand.module.css";

/**
 * The page passes these styles to the bench, whose code is a separate file. Styles compress much better in
 * the page's file than in one of their own.
 */
export const styles = { ...stand, ...bench, ...ruler, ...single };

export type StageStyles = typeof styles;
