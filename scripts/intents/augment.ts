import { plainArabic } from '../../src/answers/intent/arabic-classifier.ts';
import type { Language } from '../../src/answers/languages/language-pack.ts';

/** The parts of a text between bars. */
const listed = (text: string): readonly string[] => text.split(/\s*\|\s*/);

/** Words before a message that change nothing. */
const openings: Readonly<Record<Language, readonly string[]>> = {
  en: listed(`um so | could you tell me | hi, | hey | ok so | please | quick question: | i was wondering |
    just curious | hello, | and | so | well | do you know | i'd like to know | tell me |
    can you tell me | maybe | but`),
  fr: listed(`euh | dites-moi | bonjour, | salut | alors | svp | petite question : | je voulais savoir |
    pouvez-vous me dire | et | du coup | dis | tu sais | j'aimerais savoir | est-ce que | bon |
    par curiosité | mais`),
  de: listed(`ähm | also | hallo, | hi | sag mal | bitte | kurze frage: | ich wollte wissen |
    können sie mir sagen | und | na | weißt du | mich würde interessieren | mal eine frage |
    guten tag, | aber | ok`),
  es: listed(`eh | pues | hola, | buenas | oye | por favor | una pregunta: | quería saber | me puedes decir |
    y | entonces | sabes | me gustaría saber | bueno | dime | pero | a ver`),
  pt: listed(`olá, | oi, | bom dia, | então | por favor | uma pergunta: | queria saber | gostaria de saber |
    me diz | diga-me | e | mas | sabes | você sabe | bem,`),
  ja: listed(
    `えっと | あの、 | すみません、 | こんにちは、 | ちなみに | ところで | 質問ですが、 | では、 | じゃあ | 教えてください、 | よろしければ | まず | で、`,
  ),
  ar: listed(`مرحبا، | من فضلك | طيب | و | لو سمحت | سؤال سريع: | أريد أن أعرف | هل يمكنك إخباري | أود أن أسأل |
    لكن | السلام عليكم،`).map(plainArabic),
};

/** Words after a message that change nothing. */
const closings: Readonly<Record<Language, readonly string[]>> = {
  en: ['please', 'pls', 'thanks', 'by the way', 'exactly', 'then', 'tho', '?', '??', '...', 'btw'],
  fr: ['svp', "s'il vous plaît", 'merci', 'au fait', 'exactement', 'alors', 'stp', '?', '??', '...'],
  de: ['bitte', 'danke', 'eigentlich', 'genau', 'denn', 'so', '?', '??', '...'],
  es: ['por favor', 'gracias', 'exactamente', 'porfa', 'entonces', '?', '??', '...'],
  ar: ['؟', '?', '...', 'من فضلك', 'شكرا', 'لو سمحت', 'بالضبط', 'تحديدا'].map(plainArabic),
  pt: ['por favor', 'se faz favor', 'obrigado', 'obrigada', 'exatamente', 'então', '?', '??', '...'],
  ja: ['?', '？', '。', 'お願いします', '教えて', '教えてください', 'かな', '…'],
};

/** Words that name the same person in the same place of a sentence. */
const persons: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['he', 'she', '{name}'],
    ['his', 'her'],
    ['him', 'her'],
    ['do you', 'does she', 'does he', 'does {name}'],
    ['are you', 'is she', 'is he', 'is {name}'],
    ['have you', 'has she', 'has he', 'has {name}'],
    ['were you', 'was she', 'was he'],
    ['did you', 'did she', 'did he', 'did {name}'],
    ['can you', 'can she', 'can he'],
    ['your', 'her', 'his'],
  ],
  fr: [
    ['il', 'elle'],
    ['-il', '-elle'],
    ['votre', 'son', 'ton'],
    ['vos', 'ses', 'tes'],
    ['votre', 'sa', 'ta'],
    ['avez-vous', 'a-t-elle', 'a-t-il', 'as-tu'],
    ['vous avez', 'elle a', 'il a', 'tu as'],
    ['êtes-vous', 'est-elle', 'est-il', 'es-tu'],
    ['vous êtes', 'elle est', 'il est', 'tu es'],
  ],
  de: [
    ['er', 'sie', '{name}'],
    ['sein', 'ihr', 'dein'],
    ['seine', 'ihre', 'deine'],
    ['seinen', 'ihren', 'deinen'],
    ['hast du', 'haben sie', 'hat er', 'hat sie'],
    ['bist du', 'sind sie', 'ist er', 'ist sie'],
    ['kannst du', 'können sie', 'kann er', 'kann sie'],
    ['warst du', 'waren sie', 'war er', 'war sie'],
  ],
  es: [
    ['él', 'ella', 'usted', '{name}'],
    ['tu', 'su'],
    ['tus', 'sus'],
    ['te', 'se', 'le'],
    ['has', 'ha'],
    ['tienes', 'tiene'],
    ['eres', 'es'],
    ['estás', 'está'],
    ['trabajas', 'trabaja'],
    ['sabes', 'sabe'],
    ['hablas', 'habla'],
    ['puedes', 'puede'],
    ['haces', 'hace'],
  ],
  // Most persons are told apart by letters that `plainArabic` takes away.
  ar: [['هو', 'هي', 'أنت', '{name}'].map(plainArabic)],
  pt: [
    ['ele', 'ela', 'você', '{name}'],
    ['dele', 'dela', 'de {name}'],
    ['tem', 'tens', 'ele tem', 'ela tem'],
    ['trabalha', 'trabalhas', 'ele trabalha', 'ela trabalha'],
    ['sabe', 'sabes'],
    ['fala', 'falas'],
    ['pode', 'podes'],
    ['faz', 'fazes'],
    ['equipa', 'equipe'],
    ['na', 'no', 'em'],
  ],
  ja: [
    ['彼', '彼女', 'あなた', '{name}', '{name}さん', 'この方'],
    ['ですか', 'でしょうか', 'なの'],
    ['ますか', 'ますでしょうか'],
    ['教えてください', '教えて', 'おしえて'],
  ],
};

const syllables =
  'ka ver mo sol tri dex plu nor bil zan ro fi gat hel qu ix by tor um len sap cro wid jun pa vel'.split(' ');
const kanji = '縫製溶接測量塗装薬剤造園庭保険金融広告印刷鉄道農林漁染織電磁貿易監査翻訳物流税';
const kana = 'アイカキコサシスタテトナニネハフマミムラリルレロワンーグドバプ';

/** How likely each change is. */
const shares = { name: 0.35, person: 0.4, opening: 0.25, closing: 0.2, slip: 0.25 };

/** A message as somebody else would have typed it, about things that the CV may lack. */
export function vary(text: string, language: Language, random: () => number): string {
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let varied = text;
  if (chance(shares.person)) {
    const group = pick(persons[language]);
    for (const word of group) {
      const escaped = word.replace(/[{}]/g, '\\$&');
      const pattern = language === 'ja' ? escaped : `(?<![\\p{L}\\{])${escaped}(?![\\p{L}\\}])`;
      const replaced = varied.replace(new RegExp(pattern, 'iu'), pick(group));
      if (replaced === varied) continue;
      varied = replaced;
      break;
    }
  }
  varied = varied.replace(/\{(\w+)\}/g, (placeholder, kind: string) => {
    if (kind === 'name' || !chance(shares.name)) return placeholder;
    if (kind === 'year') return placeholder;
    return inventName(language, random);
  });
  if (chance(shares.slip)) varied = slip(varied, random);
  if (chance(shares.opening)) varied = `${pick(openings[language])}${language === 'ja' ? '' : ' '}${varied}`;
  if (chance(shares.closing)) varied = `${varied}${language === 'ja' ? '' : ' '}${pick(closings[language])}`;
  return varied;
}

function inventName(language: Language, random: () => number): string {
  const pick = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T;
  const letters = (alphabet: ArrayLike<string>, least: number) =>
    Array.from({ length: least + Math.floor(random() * 3) }, () => pick(alphabet)).join('');
  if (language !== 'ja') return letters(syllables, 2);
  const script = random();
  return script < 0.4 ? letters(kana, 3) : script < 0.7 ? letters(kanji, 2) : letters(syllables, 2);
}

/** One slip of the finger in one of the longer words. */
function slip(text: string, random: () => number): string {
  const places = [...text.matchAll(/(?<![{\p{L}])\p{sc=Latin}{4,}(?![}\p{L}])/gu)];
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) return text;
  const [word] = place;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 4);
  const before = word.slice(0, at);
  const changed = [
    before + word.slice(at + 1),
    before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    before + word.charAt(at) + word.slice(at),
    before + 'abcdefghijklmnopqrstuvwxyz'.charAt(Math.floor(random() * 26)) + word.slice(at + 1),
  ][kind]!;
  return text.slice(0, place.index) + changed + text.slice(place.index + word.length);
}
