import { fold } from '../text/fold';
import type { Language } from '../languages/language-pack';

/** Words that ask for more than yes or no. */
const asksMore: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what|which|who|whose|where|when|why|how|tell me|list|show)\b/,
  fr: /(?<!est[- ]ce )\b(?:qu|que|qui|quelles?)\b|\b(?:quoi|quels?|quand|pourquoi|comment|combien|parle(?:z)?[ -]moi|liste)\b|\bou(?=[ -](?:est|etait|a|as|avez|elle|il|on|tu|vous|peut|puis|travaill|boss|habit|vi[tv])|\s*\?|$)/,
  de: /\b(?:was|welche[rnsm]?|wer|wem|wen|wo|woher|wohin|wann|warum|wieso|weshalb|wie|wieviel|worin|womit|wofur|liste)\b/,
  es: /(?:\bque\b(?! yo)|\bcual|\bquien|\bdonde|\bcuando|\bpor que|\bcomo\b|\bcuant|\bdime|\blista)/,
  ja: /何|なに|なん(?:の|で|です|年|歳)|どこ|いつ|誰|だれ|どの|どれ|どん|どう|なぜ|いくつ|いくら|教えて|いずれ/,
};

/** How questions for yes or no begin or end. */
const asksYesNo: Readonly<Record<Language, RegExp>> = {
  en: /\?|\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|isn'?t|doesn'?t|didn'?t|hasn'?t|ever|any)\b/,
  fr: /\?|\best[- ]ce qu|-(?:t-)?(?:elle|il|vous|tu)\b|\bt[- ](?:il|elle)\b|\b(?:elle|il) (?:a|est|parle|connait|sait|fait|peut|vit|habite|maitrise|utilise|n)\b|deja|jamais/,
  de: /\?|^(?:\S+ ){0,3}(?:hat|ist|kann|spricht|war|kennt|gibt|hatte|arbeitet|haben|konnen|sind|darf|bringt|versteht)\b|\bob\b/,
  es: /\?|\bsi (?:ha|tiene|sabe|habla|es|esta|conoce|puede)|^(?:\S+ ){0,2}(?:ha|tiene|sabe|habla|es|esta|conoce|puede|maneja|trabajo)\b/,
  ja: /か[？?。]?\s*$|の[？?]\s*$|ますか|ですか|[？?]/,
};

/** True for a question that asks for more than yes or no: "which", "how many". */
export function isOpen(text: string, language: Language): boolean {
  const plain = fold(text);
  return asksMore[language].test(plain) && !/\best[- ]ce qu|\bou\b/.test(plain);
}

/** True for a question that yes or no answers. */
export function isYesNo(text: string, language: Language): boolean {
  const plain = fold(text);
  return !asksMore[language].test(plain) && asksYesNo[language].test(plain);
}
