export type PolicyWatch = ReturnType<typeof watchPolicy>;

/**
 * Milliseconds to wait for the event, which Chromium 156 dispatches about 1 ms after the fetch rejects. Spent only if a
 * request got no answer.
 */
const longestDelay = 50;

/** Notices if this site's own policy stops a request to `url`; the failed fetch does not tell. */
export function watchPolicy(target: EventTarget, url: string) {
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
    /** True if this site's Content-Security-Policy stopped the request. Called after the request has failed. */
    async blocked(): Promise<boolean> {
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
    stop: () => target.removeEventListener('securitypolicyviolation', onViolation),
  };
}
