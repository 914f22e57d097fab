import type { ElementView, View } from './view';

/** Words and spans at the end of a reply. */
export interface LiveProse {
  readonly kind: 'prose';
  readonly holder: ElementView;
  /** The text will follow a closed span such as `**bold**`, so it has to begin with a space. */
  isAfterSpan: boolean;
  /** The block contains `](`: a closing parenthesis may complete a link. */
  readonly awaitsParenthesis: boolean;
  /** A backtick is shown that closed nothing: the next one may close it. */
  hasBacktick: boolean;
}

/** Characters that may open, close or separate something. They also give a meaning to the character after them. */
const meaningful = /[*_~`[\]<>\\$&|@#]/;
/** Those that can only open something when they follow a space; an opener changes nothing yet. */
const opening = '*_~[`';
/**
 * Those that may close something when they follow anything else. At the very end they are shown as text, because the
 * next character may belong to them: half of `**` would close an emphasis.
 */
const closing = /(?<=[^\s*_~`])[*_~`]+$/;
/** Whitespace other than a space. */
const otherWhitespace = /[^\S ]/;
/** A word that is, or may become, an address. */
const addressLike = /:\/\/|www\.|@/i;

/** `undefined` while the last line may still become something else than prose. */
export function findLiveProse(
  holder: ElementView,
  isAfterSpan: boolean,
  block: string,
  source: string,
): LiveProse | undefined {
  if (!isKindOfLineCertain(source, block)) return undefined;
  const awaitsParenthesis = block.includes('](');
  const hasBacktick = holder.children.some(showsBacktick);
  return { kind: 'prose', holder, isAfterSpan, awaitsParenthesis, hasBacktick };
}

/** The number of characters at the end of `source` that may close something and may be joined by more of their kind. */
export function closersAtEnd(source: string): number {
  return closing.exec(source.slice(-64))?.[0].length ?? 0;
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
  let opened = opening.includes(before) && followsSpace(source, shown);
  let { hasBacktick } = live;
  for (const character of body) {
    const isBacktick = character === '`';
    if (opening.includes(character) && (before === ' ' || opened) && !(isBacktick && hasBacktick)) {
      opened = true;
      hasBacktick ||= isBacktick;
    } else {
      if (meaningful.test(character) || otherWhitespace.test(character)) return false;
      if (!opened && meaningful.test(before)) return false;
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
  const recent = added.startsWith(' ') ? '' : source.slice(Math.max(0, shown - 120), shown);
  const words = recent.slice(recent.search(/\S*$/)) + added;
  return addressLike.test(words) || (words.includes('&') && added.includes(';'));
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
const startsLikeDefinition = new RegExp(`(?:^|\\n)${lineStart}\\[[^\\]]*\\]:`);

/** True if the last line cannot turn into a list marker, a rule, an underline, a tag or a definition any more. */
function isKindOfLineCertain(source: string, block: string): boolean {
  const line = source.slice(source.lastIndexOf('\n') + 1);
  return (
    letter.test(line) &&
    !startsLikeTag.test(line) &&
    !(block.includes(']:') && startsLikeDefinition.test(block))
  );
}
