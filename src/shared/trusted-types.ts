import type { Config } from 'dompurify';

/**
 * The checks of the page's only Trusted Types policy (`trusted-types talking-cv` in the content security policy).
 *
 * No string of a reply becomes markup: elements are created one by one, and DOMPurify checks the finished nodes. So
 * the policy accepts as HTML only a single character reference, and as a script address only this origin.
 */
const checks = {
  createHTML(text: string): string {
    if (/^(?:&#?\w{1,40};)?$/.test(text)) return text;
    throw new TypeError('Only a character reference may become HTML');
  },
  createScriptURL(url: string): string {
    const address = new URL(url, document.baseURI);
    if (address.origin === location.origin) return address.href;
    throw new TypeError(`Scripts are loaded from this origin only, not from ${address.origin}`);
  },
};

/** TypeScript's DOM types have no Trusted Types: a trusted value has the type of the string that it stands for. */
type Policy = typeof checks & NonNullable<Config['TRUSTED_TYPES_POLICY']>;
const scope: Window & { trustedTypes?: { createPolicy(name: string, by: typeof checks): Policy } } = window;

/** The policy, for DOMPurify; `undefined` in browsers without Trusted Types. */
export const policy = scope.trustedTypes?.createPolicy('talking-cv', checks);

/**
 * The address of a script of this site, for `new Worker` and `serviceWorker.register`. Both refuse a plain string
 * where Trusted Types are enforced; browsers without them get the same check and a string.
 *
 * @throws TypeError for an address of another origin
 */
export function trustedScriptUrl(url: string | URL): string {
  return (policy ?? checks).createScriptURL(String(url));
}

/**
 * A single character reference such as `&copy;` as HTML, for `DOMParser`.
 *
 * @throws TypeError for any other text
 */
export function trustedReference(reference: string): string {
  return (policy ?? checks).createHTML(reference);
}
