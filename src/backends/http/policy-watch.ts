export interface PolicyWatch {
  /** Whether the site's Content-Security-Policy stopped the request. */
  blocked(): Promise<boolean>;
  stop(): void;
}

/**
 * Watches for this site's own policy stopping a request to `url`: the failed fetch itself says nothing of it. The event
 * is dispatched by a task of its own, so `blocked` lets one pass before it answers.
 */
export function watchPolicy(target: EventTarget, url: string): PolicyWatch {
  const origin = new URL(url).origin;
  let seen = false;
  const onViolation = (event: Event): void => {
    if ('blockedURI' in event && typeof event.blockedURI === 'string') {
      seen ||= event.blockedURI.startsWith(origin);
    }
  };
  target.addEventListener('securitypolicyviolation', onViolation);
  return {
    async blocked() {
      if (!seen) await new Promise((resolve) => setTimeout(resolve, 0));
      return seen;
    },
    stop: () => {
      target.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}
