import bench from "./bench.module.css";
import ruler from "./bench-ruler.module.css";
import single from "./single-stage.module.css";
import stand from "./stand.module.css";

/**
 * The styles of the stage. The page passes them to the bench, whose code is a separate file. In one file with the
 * styles of the page, they compress much better than in two.
 */
export const styles = { ...stand, ...bench, ...ruler, ...single };

export type StageStyles = typeof styles;
