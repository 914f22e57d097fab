const plain = 'aeiouncyszAEIOUNCYSZ';
const accented = 'áéíóúñçýšžÁÉÍÓÚÑÇÝŠŽ';

/** Entries that are no sentences: codes of languages, part of a file's name. */
const codes = new Set(['locale', 'language', 'fileName']);

/**
 * A catalogue in a language that nobody speaks: accents on every letter that has them, and 40 % more text. What stays
 * plain English on screen is in no catalogue; what is cut off leaves no room for other languages.
 */
export function pseudoWords<Words>(words: Words): Words {
  return change(words, '', []) as Words;
}

/** `args`: what a sentence was made from, which stays as it is. */
function change(value: unknown, key: string, args: readonly unknown[]): unknown {
  if (typeof value === 'string') return codes.has(key) ? value : pseudoText(value, args);
  if (typeof value === 'function')
    return (...given: readonly unknown[]) =>
      change(Reflect.apply(value, undefined, given), key, given.flat());
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name, args)]));
}

function pseudoText(text: string, args: readonly unknown[]): string {
  const kept = args.filter((arg) => typeof arg === 'string').filter((arg) => arg !== '');
  const changed = kept.reduce(
    (parts: readonly Part[], arg) => parts.flatMap((part) => (part.isKept ? [part] : cutOut(arg, part.text))),
    [{ text, isKept: false }],
  );
  const written = changed.map((part) => (part.isKept ? part.text : withAccents(part.text))).join('');
  return written + '~'.repeat(Math.ceil(text.length * 0.4));
}

interface Part {
  readonly text: string;
  readonly isKept: boolean;
}

function cutOut(arg: string, text: string): Part[] {
  return text
    .split(arg)
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [{ text: arg, isKept: true }]),
      { text: part, isKept: false },
    ]);
}

function withAccents(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
