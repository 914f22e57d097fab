import type { ElementView, View } from './view';

/** Words and spans at the end of a reply. */
export interface LiveProse {
  readonly kind: 'prose';
  readonly holder: ElementView;
  /** The text will follow a closed span such as `**bold**`, so it has to begin with a space. */
  isAfterSpan: boolean;
  /** The block contains `](`: a closing parenthesis may complete a link. */
  readonly awaitsParenthesis: boolean;
  /** A cell of a table, which a bar ends. */
  readonly isCell: boolean;
  /** A backtick is shown that closed nothing: the next one may close it. */
  hasBacktick: boolean;
}

/** Characters that may open, close or separate something. They also give a meaning to the character after them. */
const meaningful = /[*_~`[\]<>\\$&@#]/;
const meaningfulInCell = /[*_~`[\]<>\\$&@#|]/;
/** Those that can only open something when they follow a space; an opener changes nothing yet. */
const opening = '*_~[`';
/**
 * Those that may close something when they follow anything else. At the very end they are shown as text, because the
 * next character may belong to them: half of `**` would close an emphasis.
 */
const closing = '*_~`';
/** Further characters of that kind are no closer that markdown knows. */
const longestCloser = 64;
const space = /\s/;
/** Whitespace other than a space. */
const otherWhitespace = /[^\S ]/;
/** A word that is, or may become, an address. */
const addressLike = /:\/\/|www\.|@/i;

/** `undefined` while the last line may still become something else than prose. */
export function findLiveProse(
  holder: ElementView,
  { isAfterSpan, isCell }: { isAfterSpan: boolean; isCell: boolean },
  block: string,
  source: string,
): LiveProse | undefined {
  if (!isLineCertain(source)) return undefined;
  const awaitsParenthesis = block.includes('](');
  const hasBacktick = holder.children.some(showsBacktick);
  return { kind: 'prose', holder, isAfterSpan, isCell, awaitsParenthesis, hasBacktick };
}

/** The number of characters at the end of `source` that may close something and may be joined by more of their kind. */
export function closersAtEnd(source: string): number {
  let start = source.length;
  const least = Math.max(0, start - longestCloser);
  while (start > least && closing.includes(source.charAt(start - 1))) start--;
  if (start === source.length || start === least) return 0;
  return space.test(source.charAt(start - 1)) ? 0 : source.length - start;
}

/** Accepts words, and openers after a space. */
export function acceptsProse(live: LiveProse, source: string, shown: number, added: string): boolean {
  if (live.isAfterSpan && !added.startsWith(' ')) return false;
  const end = shown + added.length;
  const body = source.slice(shown, end - closersAtEnd(source.slice(0, end)));
  if (body === '') return true;
  return (
    opensAtMost(live, body, source, shown) &&
    !(live.awaitsParenthesis && added.includes(')')) &&
    !mayBecomeAddressOrReference(source, shown, added)
  );
}

/** True if the meaningful characters of `body` all follow a space or another opener, so that they only open something. */
function opensAtMost(live: LiveProse, body: string, source: string, shown: number): boolean {
  let before = live.isAfterSpan ? ' ' : source.charAt(shown - 1);
  const signs = live.isCell ? meaningfulInCell : meaningful;
  // Most text is words.
  if (!signs.test(before) && !signs.test(body) && !otherWhitespace.test(body)) return true;
  let opened = opening.includes(before) && followsSpace(source, shown);
  let { hasBacktick } = live;
  for (const character of body) {
    const isBacktick = character === '`';
    if (opening.includes(character) && (before === ' ' || opened) && !(isBacktick && hasBacktick)) {
      opened = true;
      hasBacktick ||= isBacktick;
    } else {
      if (signs.test(character) || otherWhitespace.test(character)) return false;
      if (!opened && signs.test(before)) return false;
      opened = false;
    }
    before = character;
  }
  return true;
}

/** True if the openers that end before `end` follow a space. */
function followsSpace(source: string, end: number): boolean {
  let start = end;
  while (start > 0 && opening.includes(source.charAt(start - 1))) start--;
  return source.charAt(start - 1) === ' ';
}

/** Addresses become links, and `&…;` becomes a character, without any delimiter before them. */
function mayBecomeAddressOrReference(source: string, shown: number, added: string): boolean {
  const words = added.startsWith(' ') ? added : source.slice(startOfWord(source, shown), shown) + added;
  return addressLike.test(words) || (words.includes('&') && added.includes(';'));
}

/** Where the word that ends before `end` begins, or its last 120 characters. */
function startOfWord(source: string, end: number): number {
  const from = Math.max(0, end - 120);
  const recent = source.slice(from, end);
  return from + Math.max(recent.lastIndexOf(' '), recent.lastIndexOf('\n')) + 1;
}

function showsBacktick(view: View): boolean {
  if (view.kind === 'text') return view.text.includes('`');
  return view.kind === 'element' && view.tag !== 'code' && view.children.some(showsBacktick);
}

const letter = /\p{L}/u;
/** Characters that may stand before the content of a list item, a quote or a continued line. */
const lineStart = '[\\s>*+\\-\\d.)]*';
/** A tag on a line of its own separates paragraphs; these characters may yet become such a tag. */
const startsLikeTag = new RegExp(`^${lineStart}<(?:/?[a-z][a-z0-9]*/?|!-?|!\\[[a-z]*)?$`, 'i');

/** True if the last line cannot turn into a list marker, a rule, an underline or a tag while it grows. */
function isLineCertain(source: string): boolean {
  const line = source.slice(source.lastIndexOf('\n') + 1);
  return letter.test(line) && !startsLikeTag.test(line);
}
