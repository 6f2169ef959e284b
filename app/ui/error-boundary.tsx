import { Component, type ReactNode } from "react";

type Props = {
  /** What is shown in here: something else gets a chance of its own. */
  resetKey?: unknown;
  onFailure?: () => void;
  fallback: (tryAgain: () => void) => ReactNode;
  children: () => ReactNode;
};

/** What fails in here fails alone, the page stays; it is tried again when the connection returns. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailure?.();
    window.addEventListener("online", this.tryAgain, { once: true });
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.tryAgain();
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.tryAgain);
  }

  tryAgain = () => this.setState({ failed: false });

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(this.tryAgain) : children();
  }
}
