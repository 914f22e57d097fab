import DOMPurify, { type Config } from 'dompurify';
import { policy, trustedReference } from '../../shared/trusted-types';
import { withoutControls } from '../../shared/visible-text';

const textTags =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del sub sup kbd a bdi br hr div span mark button input';
const tableTags = 'table thead tbody tr th td';
const mathTags =
  'math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot msup msub msubsup munder mover ' +
  'munderover mtable mtr mtd mlabeledtr mstyle mpadded mphantom menclose svg path line';

const textAttributes =
  'class href title target rel start align type disabled checked tabindex aria-label data-language';
const mathAttributes =
  'style aria-hidden xmlns display encoding mathvariant mathcolor mathbackground mathsize stretchy fence separator ' +
  'lspace rspace minsize maxsize linethickness columnalign columnspacing columnlines rowalign rowspacing rowlines ' +
  'displaystyle scriptlevel accent accentunder width height depth voffset viewbox preserveaspectratio d x1 x2 y1 y2 ' +
  'stroke-width notation linebreak movablelimits symmetric largeop form side';

const words = (list: string): string[] => list.split(' ');
const attributes = [...words(textAttributes), ...words(mathAttributes)];

/** Every new element with attributes, and every formula, passes this allow list before it is inserted into the page. */
const purifier = DOMPurify(window);
const config: Config = {
  IN_PLACE: true,
  ALLOWED_TAGS: [...words(textTags), ...words(tableTags), ...words(mathTags)],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|#)/i,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
};
if (policy) config.TRUSTED_TYPES_POLICY = policy;
purifier.setConfig(config);

const plainTags = new Set(
  words('p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del sub sup kbd br hr bdi'),
);

/**
 * True for an element that was made by its name, without a parser, has no attribute and is on the allow list: nothing of it
 * can run or load, and the sanitiser would leave it as it is. Nothing on this list has content that is no plain markup.
 */
export function needsNoSanitizing(tag: string, elementAttributes: Readonly<Record<string, string>>): boolean {
  if (!plainTags.has(tag)) return false;
  for (const _ in elementAttributes) return false;
  return true;
}

/** Removes everything that is not on the allow list from a detached element, in place. Returns the element. */
export function sanitize<T extends HTMLElement>(element: T): T {
  purifier.sanitize(element);
  return element;
}

/**
 * The character that a reference such as `&copy;` stands for; an unknown reference stays as it is.
 *
 * @throws TypeError for a text that is no single reference
 */
function decodeReference(reference: string): string {
  const html = trustedReference(reference);
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}

const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{0,31});/g;
const knownReferences = 300;
const known = new Map<string, string>();

function decode(written: string): string {
  let character = known.get(written);
  if (character === undefined) {
    character = withoutControls(decodeReference(written));
    if (known.size < knownReferences) known.set(written, character);
  }
  return character;
}

/**
 * Replaces references such as `&amp;` and `&#9731;` by their characters; unknown names stay as written,
 * and nothing remains of `&#27;` and others that nobody sees.
 */
export function decodeCharacterReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decode) : text;
}
