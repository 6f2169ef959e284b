import { Component, type ReactNode, Suspense } from "react";
import type { LazyPart } from "#app/lib/lazy-part.ts";

type Props<ViewProps> = {
  of: LazyPart<ViewProps>;
  onFailure: () => void;
  fallback?: ReactNode;
  children: (View: LazyPart<ViewProps>["view"]) => ReactNode;
};

/** Shows a lazy part of the page. It fails alone, the page stays; it is tried again when the connection returns. */
export class Part<ViewProps> extends Component<Props<ViewProps>, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.of.renew();
    this.props.onFailure();
    window.addEventListener("online", this.tryAgain, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.tryAgain);
  }

  tryAgain = () => this.setState({ failed: false });

  override render() {
    const { of, fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense>{children(of.view)}</Suspense>;
  }
}
