/** A full name in its parts, by a guess: the last word is taken as the family name. */
interface NameParts {
  /** "Dr.", "Prof. Dr."; or empty. */
  readonly title: string;
  /** The first of them is the first name that the site uses. */
  readonly given: readonly string[];
  /** Empty where there is only one name. */
  readonly family: string;
}

const titles =
  /^(?:dra?|profa?|professor|ma[iî]tre|sra|mme|mr|mrs|ms|mx|miss|sir|dame|ing|ph\.?d|أ?\.?د|م|الدكتورة?|الأستاذة?|المهندسة?|ד[״"]ר|פרופ[׳']?)\.?$/i;

/** Degrees, orders and licences after a name, with or without a comma before them. */
const postNominals =
  /^(?:ph\.?d|d\.?phil|m\.?d|j\.?d|ed\.?d|ll\.?[mb]|mba|b\.?a|m\.?a|b\.?sc|m\.?sc|m\.?eng|b\.?eng|c\.?eng|freng|fr[se]|frcp|frcs|mrcp|facs|fba|fca|obe|mbe|cbe|rn|bsn|msn|cpa|cfa|pmp|cissp|esq|p\.?e|dipl\.-ing|jr|sr|ii|iii|iv)\.?$/i;

/** "MA" is one, and "Ma" a family. */
function isPostNominal(word: string): boolean {
  return postNominals.test(word) && (/\p{Lu}.*\p{Lu}/u.test(word) || /^(?:[js]r|esq)\.?$/i.test(word));
}

export function splitName(name: string): NameParts {
  const all = (name.split(/,\s/)[0] ?? name).split(/\s+/).filter(Boolean);
  const last = all.findLastIndex((word) => !isPostNominal(word));
  const words = last < 1 ? all : all.slice(0, last + 1);
  const firstName = words.findIndex((word) => !titles.test(word));
  const names = firstName === -1 ? words : words.slice(firstName);
  return {
    title: words.slice(0, words.length - names.length).join(' '),
    given: names.length > 1 ? names.slice(0, -1) : names,
    family: names.length > 1 ? (names.at(-1) ?? '') : '',
  };
}
