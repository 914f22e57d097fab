import { fold } from '../text/fold';
import type { Language } from '../languages/language-pack';

/** Words that ask for more than yes or no. */
const asksMore: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what|which|who|whose|where|when|why|how|tell me|list|show)\b/,
  fr: /(?<!est[- ]ce )\b(?:qu|que|qui|quelles?|lequel|laquelle|lesquel(?:le)?s)\b|\b(?:quoi|quels?|quand|pourquoi|comment|combien|parle(?:z)?[ -]moi|liste)\b|\bou(?=[ -](?:est|etait|a|as|avez|elle|il|on|tu|vous|peut|puis|travaill|boss|habit|vi[tv])|\s*\?|$)/,
  de: /\b(?:was|welche[rnsm]?|wer|wem|wen|wo|woher|wohin|wann|warum|wieso|weshalb|wie|wieviel|worin|womit|wofur|liste)\b/,
  es: /(?:\bque\b(?! yo)|\bcual|\bquien|\bdonde|\bcuando|\bpor que|\bcomo\b|\bcuant|\bdime|\blista)/,
  ja: /何|なに|なん(?:の|で|です|年|歳)|どこ|いつ|誰|だれ|どの|どれ|どん|どう|なぜ|いくつ|いくら|教えて|いずれ|どち|どっち|(?<!こと|経験|実績|資格|予定|免許|機会|興味|可能性)は[？?]?\s*$/,
  ar: /(?<!\p{L})(?:ما|ماذا|من(?= (?:هو|هي|هم|قال|كان|كتب))|متي|اين|كيف|كم|لماذا|اي|ايه|ماهي|ماهو|اذكر|اخبرني|حدثني|عدد)(?!\p{L})/u,
};

/** How questions for yes or no begin or end. */
const asksYesNo: Readonly<Record<Language, RegExp>> = {
  en: /\?|\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|isn'?t|doesn'?t|didn'?t|hasn'?t|ever|any)\b/,
  fr: /\?|\best[- ]ce qu|-(?:t-)?(?:elle|il|vous|tu)\b|\bt[- ](?:il|elle)\b|\b(?:elle|il) (?:a|est|parle|connait|sait|fait|peut|vit|habite|maitrise|utilise|n)\b|deja|jamais/,
  de: /\?|^(?:\S+ ){0,3}(?:hat|ist|kann|spricht|war|kennt|gibt|hatte|arbeitet|haben|konnen|sind|darf|bringt|versteht)\b|\bob\b/,
  es: /\?|\bsi (?:ha|tiene|sabe|habla|es|esta|conoce|puede)|^(?:\S+ ){0,2}(?:ha|tiene|sabe|habla|es|esta|conoce|puede|maneja|trabajo)\b/,
  ja: /か[？?。]?\s*$|の[？?]\s*$|ますか|ですか|[？?]/,
  ar: /[?؟]|(?<!\p{L})هل(?!\p{L})/u,
};

/**
 * How questions begin that yes or no answers, whatever word for "which" comes later: "does she know what …". Who asks to be
 * told something is not meant: "can you tell me where".
 */
const beginsWithVerb: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:and|so|but|hi|hello|hey|ok|oh)\W+)*(?:do|does|dose|did|is|are|was|were|has|have|had|can|could|will|would|isn'?t|doesn'?t|didn'?t|hasn'?t|wasn'?t|can'?t) (?!you\b|u\b|i\b|we\b|there\b)/,
  de: /^(?:(?:und|hallo|ok|aber)\W+)*(?:hat|hatte|ist|war|kann|konnte|spricht|kennt|weiss|arbeitet|darf|versteht|beherrscht|macht|lebt|spielt) (?!man\b|ich\b|wir\b|mir\b|jemand\b)/,
  fr: /^(?:(?:et|bonjour|salut|ok|mais)\W+)*(?:est[- ]ce qu(?!.*\?.*\bou\b)|\p{L}+-(?:t-)?(?:elle|il)s?\b)/u,
  ar: /^(?:(?:و|مرحبا|اهلا|طيب)[\s،,]*)*هل (?!يمكنك|يمكن|تستطيع ان تخبرني|لك ان)/u,
  es: /^[\s¿¡]*(?:(?:y|hola|pero|entonces)\W+)*(?:ha|tiene|sabe|habla|es|esta|conoce|puede|maneja|domina|trabaja|toca) (?!usted\b|alguien\b|posible\b)/,
};

/** True for a question that asks for more than yes or no: "which", "how many". */
export function isOpen(text: string, language: Language): boolean {
  const plain = fold(text);
  if (beginsWithVerb[language]?.test(plain)) return false;
  return asksMore[language].test(plain) && !/\best[- ]ce qu|\bou\b/.test(plain);
}

/** True for a question that yes or no answers. */
export function isYesNo(text: string, language: Language): boolean {
  const plain = fold(text);
  if (beginsWithVerb[language]?.test(plain)) return true;
  return !asksMore[language].test(plain) && asksYesNo[language].test(plain);
}
