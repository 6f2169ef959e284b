import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = {
  view: LazyExoticComponent<ComponentType<Props>>;
  /** React caches a failed load. This clears it, so that the next attempt loads again. */
  renew(): void;
};

/** tools/vite/code/retried-imports.ts repeats a failed load once. */
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
  /** Also shown if the component fails to load. */
  fallback?: ReactNode;
  children: (View: LazyComponent<Props>["view"]) => ReactNode;
};

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
