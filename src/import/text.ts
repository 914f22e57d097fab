import { decodeText as decodeBytes } from '../resume/read/parse-json.ts';
import { visibleText } from '../shared/visible-text.ts';
import { ImportError } from './import-error.ts';

/** The text of a file in UTF-8 or UTF-16. Throws an ImportError for bytes that are no text. */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = decodeBytes(bytes);
  if (text !== undefined) return text;
  throw new ImportError(
    `${name} holds bytes that are neither text nor a known kind of file. Export it again, or save it as text in UTF-8.`,
  );
}

/** Trimmed text with plain line breaks, without the invisible characters that a résumé file may not hold. */
export function cleanText(text: string): string {
  return visibleText(text.replace(/[\u2028\u2029]/g, '\n'))
    .replaceAll('\uFEFF', '')
    .replace(/\u00A0/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A text shortened for a remark at the terminal. */
export function shortened(text: string, length = 48): string {
  const line = oneLine(text);
  return line.length > length
    ? `${Array.from(line)
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** The texts that are there; undefined where none is. */
export function joined(
  separator: string,
  ...texts: readonly (string | undefined | false | 0)[]
): string | undefined {
  return texts.filter(Boolean).join(separator) || undefined;
}
