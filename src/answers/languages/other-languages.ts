import { isolate } from '../text/isolate';
import { languages } from './language-pack';

/**
 * What is said in a language in which no answers are given, and in the interface's where that is not here: which languages
 * there are. No sentence says no, and none says "not", which is the same word in many languages.
 */
const sentences: Readonly<Record<string, string>> = {
  en: 'I can only answer in these languages',
  fr: 'Je réponds seulement dans ces langues\u00a0',
  de: 'Ich antworte nur in diesen Sprachen',
  es: 'Solo respondo en estos idiomas',
  ja: '次の言語でお答えできます',
  ar: 'أجيب بهذه اللغات فقط',
  it: 'Posso rispondere solo in queste lingue',
  pt: 'Só posso responder nestes idiomas',
  ca: 'Només puc respondre en aquestes llengües',
  ro: 'Pot răspunde doar în aceste limbi',
  nl: 'Ik kan alleen in deze talen antwoorden',
  sv: 'Jag kan bara svara på dessa språk',
  da: 'Jeg kan kun svare på disse sprog',
  no: 'Jeg kan bare svare på disse språkene',
  fi: 'Voin vastata vain näillä kielillä',
  hu: 'Csak ezeken a nyelveken tudok válaszolni',
  pl: 'Odpowiadam tylko w tych językach',
  cs: 'Odpovídám pouze v těchto jazycích',
  sk: 'Odpovedám iba v týchto jazykoch',
  hr: 'Odgovaram samo na ovim jezicima',
  tr: 'Yalnızca şu dillerde yanıt verebiliyorum',
  vi: 'Tôi chỉ trả lời bằng các ngôn ngữ sau',
  id: 'Saya hanya bisa menjawab dalam bahasa berikut',
  ru: 'Я отвечаю только на этих языках',
  uk: 'Я відповідаю лише цими мовами',
  bg: 'Отговарям само на тези езици',
  sr: 'Одговарам само на овим језицима',
  el: 'Απαντώ μόνο σε αυτές τις γλώσσες',
  he: 'אפשר לקבל תשובות בשפות האלה בלבד',
  fa: 'فقط به این زبان‌ها پاسخ می‌دهم',
  ur: 'جواب صرف ان زبانوں میں ملتے ہیں',
  hi: 'जवाब केवल इन भाषाओं में मिलते हैं',
  th: 'ตอบได้เฉพาะภาษาเหล่านี้',
  ko: '다음 언어로만 답할 수 있습니다',
  zh: '我只能用这些语言回答',
};

const rightToLeft = /^(?:ar|fa|he|ur)$/;

/** A text as it stands among others in a language. */
export function within(language: string, text: string): string {
  return rightToLeft.test(language) ? isolate(text) : text;
}

/** The sentence in the first of these languages (BCP 47) that has one, in markdown, and which it is. */
export function whichLanguages(wanted: readonly string[]): {
  readonly language: string;
  readonly sentence: string;
} {
  const language = wanted.find((each) => each in sentences) ?? 'en';
  // A language's own name needs no case, and is read by whoever knows it.
  const names = languages.map((each) => new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each);
  const listed = names.map((name) => within(language, name));
  const sentence = sentences[language] ?? '';
  return {
    language,
    sentence: /\p{Script=Han}/u.test(sentence)
      ? `${sentence}：${listed.join('、')}。`
      : `${sentence}: ${listed.join(', ')}.`,
  };
}
