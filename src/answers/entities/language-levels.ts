import { fold } from '../text/fold';

/** How well a language is asked for or spoken, from 1 to 5, in the words of any of the five languages; folded. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /nativ|mother ?tongue|maternel|muttersprach|lengua materna|bilingu|zweisprachig|母語|母国語|ネイティブ/,
  ],
  [
    4,
    /\bc[12]\b|fluen|courant|fliess|verhandlungssicher|fluid|full professional|avanza|avance|advanced|sehr gut|excel|tres bon|muy bueno|proficien|流暢|上級/,
  ],
  [3, /\bb2\b|profession|business|working|beruflich|geschaft|ビジネス|実務|仕事で/],
  [
    2,
    /\bb1\b|conversation|intermedia|intermediaire|\bgut|\bgood|\bbon\b|\bbonne|\bbien\b|medio|konversation|日常会話|中級/,
  ],
  [
    1,
    /\ba[12]\b|basic|elementar|elementaire|grundkenntnis|debutant|beginner|notion|basico|anfanger|初級|基礎/,
  ],
];

/** The level that a text names; undefined if it names none. */
export function levelIn(folded: string): number | undefined {
  return levels.find(([, words]) => words.test(folded))?.[0];
}

/** The level that a question asks for, in the words of people: "with ease" is fluent. */
export function askedLevel(text: string): number | undefined {
  const folded = fold(text);
  return levelIn(folded) ?? (easily.test(folded) ? 4 : undefined);
}

const easily = /soltura|flussig|aisance|aisement|couramment|perfe[ck]t|parfait|流暢|ペラペラ/;

/** A level below native that is fluent enough for work meets "fluent". */
export function meetsLevel(has: number, asked: number): boolean {
  return has >= (asked === 4 ? 3 : asked);
}
