import { useSyncExternalStore } from 'react';

/** True while the window fits `query`, a media query about its width and height. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onResize: () => void): () => void {
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
