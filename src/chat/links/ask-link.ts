import { askFragment } from '../../shared/site-data';
import { visibleText } from '../../shared/visible-text';
import { longestPrompt, longestDraft } from '../core/message';

/** A link that opens the chat with this question in the text box. @param page the page's address, of which only host and path count */
export function askLink(question: string, page: string): string {
  const { origin, pathname } = new URL(page);
  return origin + pathname + askFragment + encode(question);
}

/**
 * The question that an address asks for by its fragment (`#ask=…`); `''` where it only opens the chat, `undefined` where it
 * is no such address. Anyone can write a link, so nothing in it throws, and what does not show on screen is left out.
 */
export function questionIn(fragment: string): string | undefined {
  if (!fragment.startsWith(askFragment)) return undefined;
  const written = decode(fragment.slice(askFragment.length));
  return atMost(longestPrompt, plainQuestion(written).trim());
}

/** Programs that turn text into links stop at some of the marks that `encodeURIComponent` leaves as they are. */
function encode(question: string): string {
  return encodeURIComponent(question.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*.]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What cannot be decoded stays as it was written: `100%`. */
function decode(written: string): string {
  return written.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** A stranger's question has no need of isolates and of Unicode's invisible tag letters either. */
function plainQuestion(text: string): string {
  return visibleText(text.replace(/[\u2028\u2029]/g, '\n'))
    .replaceAll('\t', ' ')
    .replace(/[\u2066-\u2069\u{e0000}-\u{e007f}]/gu, '');
}

/** Never ends in half a character. */
function atMost(units: number, text: string): string {
  return text.slice(0, units).replace(/[\ud800-\udbff]$/, '');
}

/**
 * The content of the text box once a link's question is in it. A text that the visitor typed stays, with the question in a
 * paragraph below it; one that an earlier link put there gives way.
 *
 * @param placed the question of the link before this one
 */
export function draftWith(question: string, draft: string, placed: string | undefined): string {
  if (question === '' || draft.includes(question)) return draft;
  if (draft.trim() === '' || draft === placed) return question;
  const both = `${draft.trimEnd()}\n\n${question}`;
  return both.length > longestDraft ? draft : both;
}
