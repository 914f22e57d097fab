import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/**
 * Syntax at the end of an unfinished text that is open and may be closed by further text. It is shown as written, so
 * that nothing inside is rendered as markdown and changed back later.
 */
export interface OpenToken extends Tokens.Generic {
  type: 'open';
  raw: string;
  /** What closes it: the delimiter of a formula, the parenthesis of a link, or the space after an address. */
  closer: '$' | '\\)' | '\\]' | ')' | ' ';
}

/** True if `source` runs to the end of an unfinished text. Always false for a complete text. */
export type ReachesEnd = (this: void, source: string) => boolean;

const address = /(?:(?:https?|ftp):\/\/|www\.)\S*$/i;
const destination = /\]\([^\s()<>]*$/;
/** Characters at the end of a text in which an unfinished address is searched. */
const longestAddress = 300;

/** Reads the destination of a link that is not closed yet, and an address that is not complete. */
export function openAddressExtension(reachesEnd: ReachesEnd): TokenizerAndRendererExtension {
  return {
    name: 'open',
    level: 'inline',
    start(source) {
      if (!reachesEnd(source)) return undefined;
      const from = Math.max(0, source.length - longestAddress);
      const recent = source.slice(from);
      const found = [recent.search(destination), recent.search(address)].filter((at) => at >= 0);
      return found.length === 0 ? undefined : from + Math.min(...found);
    },
    tokenizer(source, tokens) {
      if (source.length > longestAddress || /\s/.test(source) || !reachesEnd(source)) return undefined;
      if (source.search(address) === 0) return { type: 'open', raw: source, closer: ' ' };
      const opened = tokens.some(({ type, raw }) => type === 'text' && raw.includes('['));
      if (!opened || source.search(destination) !== 0) return undefined;
      return { type: 'open', raw: source, closer: ')' };
    },
  };
}
