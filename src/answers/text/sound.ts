/**
 * How a folded word sounds, roughly and alike in English, French, German and Spanish: people who do not know a word's
 * spelling write its sound ("bive" for "vive", "abite" for "habite", "rite" for "right"). It is compared, never shown.
 */
export function soundOf(folded: string): string {
  if (folded.length > longestWord || !/^[a-z]+$/.test(folded)) return folded;
  const before = known.get(folded);
  if (before !== undefined) return before;
  const found = sounds.reduce((word, [letters, sound]) => word.replace(letters, sound), folded);
  if (known.size >= mostKnown) known.clear();
  known.set(folded, found);
  return found;
}

/** Every word of a message is compared with all words of the CV: each is spelt out once. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** Letters. Anything longer is no word: it is compared as it is. */
const longestWord = 50;

/** Applied in this order; a capital is a sound that no letter stands for. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/sch|sh|^s(?=[pt])/g, 'S'],
  [/tch|ch/g, 'C'],
  [/ph/g, 'f'],
  [/(?<=[aeiou])gh(?=t|$)/g, ''],
  [/ck|qu(?=[eaio])|q/g, 'k'],
  [/[cz](?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/eau|aux?$/g, 'o'],
  [/(?<=[a-z])(?:ait|ais|aient|ez|er|et)$/, 'e'],
  [/ou|oo/g, 'u'],
  [/ea|ee|ei|ey|ai|ay|ae/g, 'e'],
  [/ui|ie|y/g, 'i'],
  [/dt$/, 't'],
  [/([a-zA-Z])\1/g, '$1'],
  [/(?<=[a-zA-Z]{2})e$/, ''],
];
