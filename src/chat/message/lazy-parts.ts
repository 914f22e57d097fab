import { useEffect, useReducer } from 'react';
import { once } from '../../shared/once';

interface LazyParts<Parts> {
  readonly load: () => Promise<Parts>;
  /** The parts once they are loaded. A component that mounts after a failed load tries again. */
  use(this: void, isWanted?: boolean): Parts | undefined;
}

function lazyParts<Parts>(importParts: () => Promise<Parts>): LazyParts<Parts> {
  const load = once(importParts);
  return {
    load,
    use(isWanted = true) {
      const [, renderAgain] = useReducer((count: number) => count + 1, 0);
      useEffect(() => {
        // Where they cannot be loaded, the text is shown as it was written.
        if (isWanted && !load.loaded) load().then(renderAgain, () => {});
      }, [isWanted]);
      return load.loaded;
    },
  };
}

/** What the first reply needs and opening the chat does not. */
export const lazyReplyParts = lazyParts(() => import('./Answer'));

/** What the first statement needs that the CV does not support. */
export const lazyClaimParts = lazyParts(() => import('./claims/Claims'));
