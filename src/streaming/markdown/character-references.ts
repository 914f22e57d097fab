import { withoutControls } from '../../shared/visible-text';
import { decodeReference } from './sanitize';

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
