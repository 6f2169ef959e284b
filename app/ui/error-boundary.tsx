import { Component, type ReactNode } from "react";

type Props = {
  /** A new key clears the error. */
  resetKey?: unknown;
  onFailure?: () => void;
  fallback: (tryAgain: () => void, error: unknown) => ReactNode;
  children: () => ReactNode;
};

type State = { failure?: { error: unknown }; resetKey?: unknown };

/** Renders the children again when the connection returns. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
    window.addEventListener("online", this.tryAgain, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.tryAgain);
  }

  tryAgain = () => this.setState({ failure: undefined });

  override render() {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? fallback(this.tryAgain, failure.error) : children();
  }
}
