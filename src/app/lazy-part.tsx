import { type ComponentType, useEffect, useState } from 'react';

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
