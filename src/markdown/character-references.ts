import { decodeReference } from './sanitize';

const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{0,31});/g;
const known = new Map<string, string>();

function decode(written: string): string {
  let character = known.get(written);
  if (character === undefined) {
    character = decodeReference(written);
    if (known.size < 300) known.set(written, character);
  }
  return character;
}

/** `&amp;`, `&copy;`, `&#9731;` and the like as the characters they stand for; unknown names stay as written. */
export function decodeCharacterReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decode) : text;
}
