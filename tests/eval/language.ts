const scripts = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
} as const;

/** Words so common that a few sentences of a language hold several, and other languages hardly any. */
const commonWords = {
  en: 'the and of to is are in that with for has at from on it as by this she he they about which yes not does was were years months since her his',
  fr: 'le la les des et est une dans que qui pour avec sur au du elle il sont pas ses aux par vous oui ans mois depuis ne',
  de: 'der die das und ist ein eine mit für auf den von zu sie er nicht im auch bei als hat sich ja nein seit war jahre monate im',
  es: 'el los las y es una en que con para por del se no su más como sobre ha sus lo al puede años meses desde está fue sí',
  pt: 'o os uma em que com para do da dos das não se mais como sobre foi são ao pode anos meses desde está sim na no pelo',
  it: 'il gli e è una che con per del della non si sono di più ha nel anche come suo alla le',
} as const;

export type Language = keyof typeof scripts | keyof typeof commonWords;

/** The language of a reply of a sentence or more; undefined where its words do not tell. */
export function detectLanguage(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of Object.entries(scripts)) {
    if ((text.match(script)?.length ?? 0) > letters / 4) return language as Language;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(commonWords).map(([language, list]) => {
    const common = new Set(list.split(' '));
    return { language: language as Language, count: words.filter((word) => common.has(word)).length };
  });
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count > (second?.count ?? 0) ? first.language : undefined;
}
