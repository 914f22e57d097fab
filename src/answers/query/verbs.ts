import type { Language } from '../languages/language-pack';

interface Verbs {
  /** What stands before any verb, folded: "elle ", but not "connait-il ". */
  readonly subject: RegExp;
  /** What stands before a participle. */
  readonly auxiliary?: RegExp | undefined;
  /** How participles end. */
  readonly participle?: RegExp | undefined;
}

const verbs: Readonly<Partial<Record<Language, Verbs>>> = {
  en: {
    subject: /(?:^|[^\p{L}])(?:she|he|they|you|we|i|who|to|ever|also|never|actually|not) $/u,
  },
  fr: {
    subject:
      /(?:^|[^\p{L}-])(?<!(?:connai|sai|savez|maitris|utilis|fai|pratiqu|parle|cod)\p{L}*[ -])(?:elles?|ils?|on|je|tu|vous|qui|se|s['’])(?: (?:ne|n['’]|y|en|lui|leur|me|m['’]|te|t['’]|se|s['’]))* ?$/u,
    auxiliary:
      /(?:^|[^\p{L}])(?:a|ai|as|ont|est|ete|avait|etait|avez|etes|soit)(?:[ -](?:t|elle|il|vous|tu|deja|jamais|pas|aussi|bien|deja|toujours|meme|tout|ete|y|plus))*[ -]$/u,
    participle: /(?:[ée]e?s?|[iu]e?s?|ise?s?|erte?s?)$/i,
  },
};

/** True for a word that what stands before it, folded, makes a verb: it names nothing that a CV could lack. */
export function isVerb(before: string, word: string, language: Language): boolean {
  const known = verbs[language];
  if (!known || /^\p{Lu}/u.test(word)) return false;
  const isParticiple = known.participle?.test(word) === true && known.auxiliary?.test(before) === true;
  return isParticiple || known.subject.test(before);
}
