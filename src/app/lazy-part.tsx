import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from '../ui/parts';

/**
 * A component whose code arrives when it is first drawn. React's `lazy` remembers a failed load for ever; here a
 * boundary that mounts the component afresh has it fetched again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [part, setPart] = useState<{ readonly Component: ComponentType<Props> }>();
    const [failure, setFailure] = useState<{ readonly error: unknown }>();

    useEffect(() => {
      let isMounted = true;
      fetchPart(load).then(
        (Component) => isMounted && setPart({ Component }),
        (error: unknown) => isMounted && setFailure({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, []);

    if (failure) throw failure.error;
    return part ? <part.Component {...props} /> : null;
  };
}
