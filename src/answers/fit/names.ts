import type { Passage } from '../passages';
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

/** Finds the names that an abbreviation stands for by their first letters: "NMC" is the Nursing and Midwifery Council. */
export function createInitials(passages: readonly Passage[]): {
  of(abbreviation: string): readonly string[];
} {
  const byInitials = new Map<string, Set<string>>();
  const texts = new Set(passages.flatMap(({ heading, text }) => [heading, ...text.split('\n')]));
  for (const text of texts) {
    const words = tokens(text).filter(({ written }) => /^\p{Lu}\p{Ll}/u.test(written));
    words.forEach((first, at) => {
      for (let count = 3; count <= 5 && at + count <= words.length; count++) {
        const name = words.slice(at, at + count);
        const between = text.slice(first.start, name.at(-1)?.end);
        if (/[,.;:()–]/.test(between) || tokens(between).length > count + 2) break;
        const letters = name.map(({ written }) => written.slice(0, 1)).join('');
        byInitials.set(letters, (byInitials.get(letters) ?? new Set()).add(between));
      }
    });
  }
  return { of: (abbreviation) => [...(byInitials.get(abbreviation) ?? [])] };
}
