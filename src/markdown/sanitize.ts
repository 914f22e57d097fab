import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

/**
 * The last gate before the page, and the page's only Trusted Types policy (`trusted-types talking-cv`).
 *
 * No string of a reply ever becomes markup: elements are made one by one, and DOMPurify walks the finished
 * nodes in place against an allow list. So the policy trusts as HTML nothing but the empty string and a single
 * character reference, and as a script's address only this origin's own.
 */
const rules = {
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
const policy = scope.trustedTypes?.createPolicy('talking-cv', rules);

/**
 * The address of a script of this site, for `new Worker` and `serviceWorker.register`, which take no plain string
 * under Trusted Types.
 *
 * @throws TypeError for an address of another origin.
 */
export function trustedScriptUrl(url: string | URL): string {
  return (policy ?? rules).createScriptURL(String(url));
}

const textTags =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a br hr div span button input';
const tableTags = 'table thead tbody tr th td';
const mathTags =
  'math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot msup msub msubsup munder mover ' +
  'munderover mtable mtr mtd mlabeledtr mstyle mpadded mphantom menclose svg path line';

const textAttributes =
  'class href title target rel start align type disabled checked tabindex aria-label data-host data-language';
const mathAttributes =
  'style aria-hidden xmlns display encoding mathvariant mathcolor mathbackground mathsize stretchy fence separator ' +
  'lspace rspace minsize maxsize linethickness columnalign columnspacing columnlines rowalign rowspacing rowlines ' +
  'displaystyle scriptlevel accent accentunder width height depth voffset viewbox preserveaspectratio d x1 x2 y1 y2 ' +
  'stroke-width notation movablelimits symmetric largeop form side';

const words = (list: string): string[] => list.split(' ');
const attributes = [...words(textAttributes), ...words(mathAttributes)];

const purifier = DOMPurify(window);
purifier.setConfig({
  IN_PLACE: true,
  ALLOWED_TAGS: [...words(textTags), ...words(tableTags), ...words(mathTags)],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
});

/** Removes from a detached element, in place, everything that is not on the allow list. */
export function sanitize<T extends HTMLElement>(element: T): T {
  purifier.sanitize(element);
  return element;
}

/** The character that a reference such as `&copy;` stands for, or the text itself where it is none. */
export function decodeReference(reference: string): string {
  const html = (policy ?? rules).createHTML(reference);
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}
