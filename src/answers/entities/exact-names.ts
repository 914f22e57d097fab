import { tokens } from '../text/tokens';
import type { Knowledge } from '../knowledge';
import { keyOf } from './entity-index';

/** Words in the longest name that is looked for. */
const longestName = 9;
/** Letters of the shortest name that needs no capital, and of the shortest that may have an ending. */
const leastLetters = 4;
/** Letters of the longest ending that a language adds to a name: "Dockerista". */
const longestEnding = 4;
/** Korean and Thai write what follows a Latin name together with it: "Docker를". */
const scriptChange =
  /(?<=\p{Script=Latin})(?=(?!\p{Script=Latin})\p{L})|(?<=(?!\p{Script=Latin})\p{L})(?=\p{Script=Latin})/gu;

/**
 * What a message in any language names as the CV does, with no guess at misspelt or other names; and the message without
 * that and without its owner's name.
 */
export function exactNames(
  message: string,
  { index, cv }: Pick<Knowledge, 'index' | 'cv'>,
): { readonly names: readonly string[]; readonly rest: string } {
  const text = message.replace(scriptChange, ' ');
  const words = tokens(text);
  const owner = new Set(tokens(cv.person.name).map(({ folded }) => folded));
  const names: string[] = [];
  let rest = '';
  let read = 0;
  for (let at = 0; at < words.length;) {
    const { count, name } = nameAt(at);
    const [first, last] = [words[at], words[at + count - 1]];
    if (first && last && (name !== undefined || owner.has(first.folded))) {
      if (name !== undefined) names.push(name);
      rest += `${text.slice(read, first.start)} `;
      read = last.end;
    }
    at += count;
  }
  return { names, rest: rest + text.slice(read) };

  /** The longest name that begins with a word, and how many words it has. */
  function nameAt(at: number): { readonly count: number; readonly name?: string | undefined } {
    for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
      const run = words.slice(at, at + count);
      const key = run.map(({ folded }) => folded).join('');
      const isCapital = /^\p{Lu}/u.test(run[0]?.written ?? '');
      if (key.length < leastLetters && !(isCapital && at > 0)) continue;
      if (isName(key)) return { count, name: text.slice(words[at]?.start, words[at + count - 1]?.end) };
      if (!isCapital || count > 1) continue;
      for (
        let length = key.length - 1;
        length >= Math.max(leastLetters, key.length - longestEnding);
        length--
      )
        if (isName(key.slice(0, length))) return { count, name: key.slice(0, length) };
    }
    return { count: 1 };
  }

  /** True for a name that the CV itself has, and not the thesaurus. */
  function isName(key: string): boolean {
    return index.exact(key).some(({ name }) => keyOf(name).includes(key));
  }
}
