import { type ReactNode, Suspense } from "react";
import { Boundary } from "./error-boundary.tsx";
import type { LazyPart } from "./lazy-part.ts";

type Props<ViewProps> = {
  of: LazyPart<ViewProps>;
  onFailure: () => void;
  fallback?: ReactNode;
  children: (View: LazyPart<ViewProps>["view"]) => ReactNode;
};

/** Shows a lazy part of the page, which may fail without it. */
export function Part<ViewProps>({ of, onFailure, fallback, children }: Props<ViewProps>) {
  function fail() {
    of.renew();
    onFailure();
  }

  return (
    <Boundary onFailure={fail} fallback={() => fallback}>
      {() => <Suspense>{children(of.view)}</Suspense>}
    </Boundary>
  );
}
