export interface PolicyWatch {
  /** Whether this site's Content-Security-Policy stopped the request; asked once the request has failed. */
  blocked(): Promise<boolean>;
  stop(): void;
}

/**
 * Chromium 156 dispatches the event about 1 ms after the fetch has been rejected. Milliseconds; spent only where a
 * request got no answer at all.
 */
const longestDelay = 50;

/** Watches for this site's own policy stopping a request to `url`, of which the failed fetch itself says nothing. */
export function watchPolicy(target: EventTarget, url: string): PolicyWatch {
  const { origin } = new URL(url);
  let wasSeen = false;
  let onSeen: (() => void) | undefined;
  const onViolation = (event: Event): void => {
    if (!('blockedURI' in event) || typeof event.blockedURI !== 'string') return;
    if (!event.blockedURI.startsWith(origin)) return;
    wasSeen = true;
    onSeen?.();
  };
  target.addEventListener('securitypolicyviolation', onViolation);
  return {
    async blocked() {
      if (!wasSeen) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestDelay);
          onSeen = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return wasSeen;
    },
    stop: () => {
      target.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}
