import type { Config } from 'dompurify';

/**
 * The page's only Trusted Types policy (`trusted-types talking-cv`). It stands apart from `sanitize.ts` so that whoever
 * starts a worker need not fetch DOMPurify.
 *
 * No string of a reply ever becomes markup: elements are made one by one, and DOMPurify walks the finished
 * nodes in place against an allow list. So the policy trusts as HTML nothing but the empty string and a single
 * character reference, and as a script's address only this origin's own.
 */
export const rules = {
  createHTML(text: string): string {
    if (/^(?:&#?\w{1,40};)?$/.test(text)) return text;
    throw new TypeError('Only a character reference may become HTML');
  },
  createScriptURL(url: string): string {
    const address = new URL(url, document.baseURI);
    if (address.origin === location.origin) return address.href;
    throw new TypeError(`Scripts come from this origin only, not from ${address.origin}`);
  },
};

/**
 * The DOM's types know no Trusted Types: they see a trusted value as the string it stands for, and so does this
 * project. Browsers without them get the same checks and real strings.
 */
type Policy = typeof rules & NonNullable<Config['TRUSTED_TYPES_POLICY']>;
const scope: Window & { trustedTypes?: { createPolicy(name: string, by: typeof rules): Policy } } = window;
export const policy = scope.trustedTypes?.createPolicy('talking-cv', rules);

/**
 * The address of a script of this site, for `new Worker` and `serviceWorker.register`, which take no plain string
 * under Trusted Types.
 *
 * @throws TypeError for an address of another origin.
 */
export function trustedScriptUrl(url: string | URL): string {
  return (policy ?? rules).createScriptURL(String(url));
}
