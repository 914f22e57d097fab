import { Component, type ComponentType, type ReactNode } from 'react';
import type { AppWords } from './words.en';

export interface FallbackProps {
  readonly words: AppWords;
  readonly retry: () => void;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly words: AppWords;
  readonly Fallback: ComponentType<FallbackProps>;
}

/** Keeps a bug in the assistant from reaching the page: the CV survives anything. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    const { Fallback, words, children } = this.props;
    return this.state.failed ? <Fallback words={words} retry={this.#retry} /> : children;
  }
}
