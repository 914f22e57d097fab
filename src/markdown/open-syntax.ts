import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/**
 * What has been opened at the very end of an unfinished text and may yet be closed: shown as it was written, so that
 * nothing inside is taken for markdown and taken back later.
 */
export interface OpenToken extends Tokens.Generic {
  type: 'open';
  raw: string;
  /** What will close it: a formula's delimiter, a link's parenthesis, or a space after an address. */
  closer: '$' | '\\)' | '\\]' | ')' | ' ';
}

/** Whether a source runs to the end of the text that has arrived; never once that text is complete. */
export type ReachesEnd = (this: void, source: string) => boolean;

const address = /(?:(?:https?|ftp):\/\/|www\.)\S*$/i;
const destination = /\]\([^\s()<>]*$/;
/** Characters from the end in which an unfinished address is looked for. */
const longestAddress = 300;

/** The destination of a link whose parenthesis is still to come, and an address that is still being written. */
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
