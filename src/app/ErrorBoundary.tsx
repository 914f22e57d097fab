import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
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

/**
 * A component whose code is loaded when it is first drawn. React's `lazy` remembers a failed load for ever; this one
 * loads again when an error boundary mounts it afresh.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [part, setPart] = useState<{ readonly Component: ComponentType<Props> }>();
    const [failure, setFailure] = useState<{ readonly error: unknown }>();

    useEffect(() => {
      load().then(
        (Component) => setPart({ Component }),
        (error: unknown) => setFailure({ error }),
      );
    }, []);

    if (failure) throw failure.error;
    return part ? <part.Component {...props} /> : null;
  };
}
