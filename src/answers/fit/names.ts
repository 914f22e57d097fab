import { isJapanese, tokens } from '../text/tokens';

/** True for an abbreviation, for letters and capitals mixed, and for a capital amid small letters. */
export function isNameLike(name: string, start: number, text: string, isGerman: boolean): boolean {
  if (isJapanese(name)) return false;
  const isOneWord = !name.includes(' ');
  if (isOneWord && /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d|[+#]/u.test(name)) return true;
  if (isJapanese(text)) return /^[A-Za-z]/.test(name);
  if (isGerman || start === 0 || !/^\p{Lu}/u.test(name)) return false;
  const others = tokens(text)
    .slice(1)
    .map(({ written }) => written)
    .filter((word) => word.length > 3);
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals <= others.length / 2;
}
