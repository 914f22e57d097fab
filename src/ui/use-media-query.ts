import { useMemo, useSyncExternalStore } from 'react';

/** True while the window fits `query`, a media query about its width and height. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(subscribe, () => list.matches);
}

function subscribe(onResize: () => void): () => void {
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
