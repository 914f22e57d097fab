import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Drawn in place of the children once they have thrown; `retry` mounts them afresh. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Keeps a bug in the assistant from reaching the page: the CV survives anything. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
