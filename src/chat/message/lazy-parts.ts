import { useEffect, useState } from 'react';
import { once } from '../../once';

type ReplyParts = typeof import('./reply-parts');

const load = once(() => import('./reply-parts'));

/** What the first reply needs and opening the chat does not. */
export const lazyReplyParts = {
  load,
  /** The parts once they are loaded. A component that mounts after a failed load tries again. */
  use(isWanted = true): ReplyParts | undefined {
    const [parts, setParts] = useState(load.loaded);
    useEffect(() => {
      if (!isWanted) return undefined;
      let isMounted = true;
      load().then(
        (loaded) => isMounted && setParts(loaded),
        // The text is shown as it was written.
        () => {},
      );
      return () => {
        isMounted = false;
      };
    }, [isWanted]);
    return parts;
  },
};
