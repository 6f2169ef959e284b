import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = {
  view: LazyExoticComponent<ComponentType<Props>>;
  /** React keeps a failed load for good: this makes room for another. */
  renew(): void;
};

/** Code that comes when it is first shown. A load that fails is tried a second time at once. */
export function lazyComponent<Props>(load: Load<Props>): LazyComponent<Props> {
  const loadTwice = () => load().catch(load);
  const component = {
    view: lazy(loadTwice),
    renew() {
      component.view = lazy(loadTwice);
    },
  };
  return component;
}

type LazyPartProps<Props> = {
  component: LazyComponent<Props>;
  onFailure: () => void;
  fallback?: ReactNode;
  children: (View: LazyComponent<Props>["view"]) => ReactNode;
};

/** Shows a lazy component. The page goes on where it cannot be brought. */
export function LazyPart<Props>({ component, onFailure, fallback, children }: LazyPartProps<Props>) {
  function fail() {
    component.renew();
    onFailure();
  }

  return (
    <ErrorBoundary onFailure={fail} fallback={() => fallback}>
      {() => <Suspense>{children(component.view)}</Suspense>}
    </ErrorBoundary>
  );
}
