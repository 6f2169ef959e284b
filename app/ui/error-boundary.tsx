import { Component, type ReactNode } from "react";

type Props = {
  /** What is shown in here: something else gets a chance of its own. */
  of?: unknown;
  onFailure?: () => void;
  fallback: (tryAgain: () => void) => ReactNode;
  children: () => ReactNode;
};

/** What fails in here fails alone, the page stays; it is tried again when the connection returns. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailure?.();
    window.addEventListener("online", this.tryAgain, { once: true });
  }

  override componentDidUpdate({ of }: Props) {
    if (this.state.failed && of !== this.props.of) this.tryAgain();
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
