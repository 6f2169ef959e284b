import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export type LazyPart<Props> = {
  view: LazyExoticComponent<ComponentType<Props>>;
  /** React keeps a failed load for good: this makes room for another. */
  renew(): void;
};

/** Code that comes when it is first shown. A load that fails is tried a second time at once. */
export function lazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  const loadTwice = () => load().catch(load);
  const part = {
    view: lazy(loadTwice),
    renew() {
      part.view = lazy(loadTwice);
    },
  };
  return part;
}
