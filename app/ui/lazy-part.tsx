import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = {
  view: LazyExoticComponent<ComponentType<Props>>;
  /** Clears a failed load, which React caches, so that the next attempt loads again. */
  renew(): void;
};

/** A component that loads when first shown. tools/vite/code/retried-imports.ts repeats a failed load once. */
export function lazyComponent<Props>(load: Load<Props>): LazyComponent<Props> {
  const component = {
    view: lazy(load),
    renew() {
      component.view = lazy(load);
    },
  };
  return component;
}

type LazyPartProps<Props> = {
  component: LazyComponent<Props>;
  onFailure?: () => void;
  /** Shown while the component loads, and if it fails to load. */
  fallback?: ReactNode;
  children: (View: LazyComponent<Props>["view"]) => ReactNode;
};

/** Shows a lazy component. If the component fails to load, the page keeps working. */
export function LazyPart<Props>({ component, onFailure, fallback, children }: LazyPartProps<Props>) {
  function fail() {
    component.renew();
    onFailure?.();
  }

  return (
    <ErrorBoundary onFailure={fail} fallback={() => fallback}>
      {() => <Suspense fallback={fallback}>{children(component.view)}</Suspense>}
    </ErrorBoundary>
  );
}
