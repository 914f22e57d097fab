import { useEffect, useState } from 'react';

/**
 * Modules the first reply needs and opening the chat does not. Undefined until the module is here; a load that failed
 * is tried again by the next component that asks, and meanwhile the text is shown as it is.
 */
function lazily<Loaded>(load: () => Promise<Loaded>): {
  use(isWanted?: boolean): Loaded | undefined;
  load(): Promise<Loaded>;
} {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  function start(): Promise<Loaded> {
    loading ??= load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    load: start,
    use(isWanted = true) {
      const [value, setValue] = useState<{ readonly loaded: Loaded } | undefined>(loaded && { loaded });
      useEffect(() => {
        if (!isWanted) return undefined;
        let isMounted = true;
        start().then(
          (loaded) => isMounted && setValue((before) => before ?? { loaded }),
          () => {},
        );
        return () => {
          isMounted = false;
        };
      }, [isWanted]);
      return value?.loaded;
    },
  };
}

export const lazyMarkdown = lazily(() => import('../../markdown/Markdown'));
export const lazyPlainText = lazily(() => import('../../markdown/plain-text'));
export const lazyRenderHtml = lazily(() => import('../../markdown/render-html'));
