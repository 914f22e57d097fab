const titles =
  /^(?:dra?|profa?|professor|ma[iî]tre|sra|mme|mr|mrs|ms|mx|miss|sir|dame|ing|ph\.?d|أ?\.?د|م|الدكتورة?|الأستاذة?|المهندسة?|ד[״"]ר|פרופ[׳']?)\.?$/i;

/** Degrees, orders and licences after a name, with or without a comma before them. */
const postNominals =
  /^(?:ph\.?d|d\.?phil|m\.?d|j\.?d|ed\.?d|ll\.?[mb]|mba|b\.?a|m\.?a|b\.?sc|m\.?sc|m\.?eng|b\.?eng|c\.?eng|freng|fr[se]|frcp|frcs|mrcp|facs|fba|fca|obe|mbe|cbe|rn|bsn|msn|cpa|cfa|pmp|cissp|esq|p\.?e|dipl\.-ing|jr|sr|ii|iii|iv)\.?$/i;

/** "MA" is one, and "Ma" a family. */
function isPostNominal(word: string): boolean {
  return postNominals.test(word) && (/\p{Lu}.*\p{Lu}/u.test(word) || /^(?:[js]r|esq)\.?$/i.test(word));
}

/**
 * A name in its parts: a title such as "Prof. Dr." or empty, given names of which the site uses the first, and a family
 * name, empty where there is only one name.
 */
export function splitName(name: string) {
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
