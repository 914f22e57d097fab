import { useEffect, useState } from 'react';

/** True once this site's service worker has stored the whole site. */
export function useWorksOffline(): boolean {
  const [works, setWorks] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(({ scope }) => {
      // The worker of another site on this origin may cover this page, and keeps nothing of it.
      if (scope === new URL('.', document.baseURI).href) setWorks(true);
    });
  }, []);
  return works;
}
