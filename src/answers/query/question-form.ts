import type { Language } from '../languages/language-pack';

/** Words that a question begins with, after a preposition or not. */
const beginnings: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:at|in|on|by|for|from|with|to|of|since|until|about) )?(?:what|which|who|whom|whose|where|when|why|how)\b|^(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should) (?:s?he|they|it|there|the|this|that|his|her|you|your|mrs?|ms|dr|\p{Lu}\p{Ll}+)\b|^any\b/iu,
  fr: /^(?:(?:à|a|de|dans|en|par|pour|avec|chez|depuis|jusqu['’]?|sur|sous|combien de) ?)?(?:qu['’]|(?:que|qui|quoi|quel|quels|quelle|quelles|où|ou a|ou est|quand|comment|combien|pourquoi|est-ce|est-il|est-elle|a-t|y a-t|sait-|parle-t)(?!\p{L}))/iu,
  de: /^(?:(?:an|auf|aus|bei|bis|für|in|mit|nach|seit|über|um|unter|von|vor|zu|ab) )?(?:wie|was|wer|wem|wen|wessen|wo|woher|wohin|wann|warum|wieso|weshalb|wofür|womit|worüber|worum|wozu|welche[rnsm]?|wieviel\w*)(?!\p{L})|^(?:ist|war|hat|hatte|kann|konnte|spricht|kennt|gibt|arbeitet|macht|sind|darf) (?:er|sie|es|ihre?|seine?|der|die|das|herr|frau|\p{Lu}\p{Ll}+)(?!\p{L})/iu,
  es: /^¿?(?:(?:a|con|de|desde|en|hasta|para|por|sobre) )?(?:qué|que|cuál|cuáles|cual|cuales|quién|quien|quiénes|dónde|donde|adónde|cuándo|cuando|cómo|como|cuánt\p{L}*|cuant\p{L}*|ha|tiene|sabe|habla|es|está|trabaja|puede|conoce)(?!\p{L})/iu,
  ja: /^(?:何|なに|なん|どこ|いつ|誰|だれ|どの|どれ|どん|どう|なぜ|いくつ|いくら)/u,
};

/** How a message asks to be told something. */
const requests: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please )?(?:tell|list|show|give|name|describe|explain|summari[sz]e)\b/iu,
  fr: /^(?:merci de |peux-tu |pouvez-vous )?(?:dis|dites|donne|donnez|parle|parlez|liste|listez|montre|montrez|indiquez|décri)/iu,
  de: /^(?:bitte )?(?:sag|sagen|nenn|nennen|zeig|zeigen|beschreib|erzähl|liste|gib|geben)(?!\p{L}{3})/iu,
  es: /^(?:por favor )?(?:dime|dígame|háblame|cuéntame|enumera|muéstrame|descríbe|indícame|dame)/iu,
  ja: /(?:教えて|聞かせて|知りたい|見せて|お聞かせ)/u,
};

/** True for a sentence that asks something: by its mark, its first word, or a request. */
export function asksSomething(sentence: string, language: Language): boolean {
  return (
    /[?？]["”»)]?$/.test(sentence) ||
    (language === 'ja' && /(?:か|かな|の)[。.]?$/.test(sentence)) ||
    requests[language].test(sentence) ||
    beginsQuestion(sentence, language)
  );
}

/** True for words that begin as a question does. */
export function beginsQuestion(words: string, language: Language): boolean {
  return beginnings[language].test(words);
}
