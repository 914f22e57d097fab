import { useEffect, useState } from 'react';
import { once } from '../../once';

interface LazyModule<Module> {
  load(): Promise<Module>;
  /** The module once it is loaded. A component that mounts after a failed load tries again. */
  use(isWanted?: boolean): Module | undefined;
}

/** A module that the first reply needs and that opening the chat does not. */
function lazily<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const loadOnce = once(load);
  return {
    load: loadOnce,
    use(isWanted = true) {
      const [module, setModule] = useState(loadOnce.loaded);
      useEffect(() => {
        if (!isWanted) return undefined;
        let isMounted = true;
        loadOnce().then(
          (loaded) => isMounted && setModule(loaded),
          // The text is shown as it was written.
          () => {},
        );
        return () => {
          isMounted = false;
        };
      }, [isWanted]);
      return module;
    },
  };
}

export const lazyMarkdown = lazily(() => import('../../markdown/Markdown'));
export const lazyPlainText = lazily(() => import('../../markdown/plain-text'));
export const lazyRenderHtml = lazily(() => import('../../markdown/render-html'));
