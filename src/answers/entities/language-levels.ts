import { fold } from '../text/fold';

/** How well a language is asked for or spoken, from 1 to 5, in the words of any of the languages; folded. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /nativ|lingua mae|mother ?tongue|maternel|premiere langue|muttersprach|lengua materna|idioma materno|materna|bilingu|zweisprachig|母語|母国語|ネイティブ|اللغه الام|لغه ام|لغته الام|لغتها الام/,
  ],
  [
    4,
    /\bc[12]\b|fluen|courant|couramment|parfaite?ment|parfaite?\b|\bsans (?:difficulte|accent|effort)|fliess|verhandlungssicher|fluid|full professional|avanza|avance|advanced|soltura|a vontade|a la perfeccion|perfectamente|nivel alto|alto nivel|sehr gut|excel|tres bon|tres bien|impeccable|maitris|\baisance|muy buen|muy bien|proficien|流暢|上級|flie(?:ss|ß)|بطلاق|ممتاز|متقدم|اتقان/,
  ],
  [
    3,
    /\bb2\b|profes+ion|business|medio[- ]alto|working|beruflich|geschaft|ビジネス|実務|仕事で|جيد جدا|مهني/,
  ],
  [
    2,
    /\bb1\b|conversation|intermedi|\bgut|\bgood|\bbon\b|\bbonne|correct|se debrouille|scolaire|\bbien\b|\bmedio|conversacion|konversation|日常会話|中級|متوسط|جيد/,
  ],
  [
    1,
    /\ba[12]\b|basic|nocoes|iniciante|elementar|elementaire|grundkenntnis|debutant|beginner|notion|nocion|quelques mots|\bun peu\b|des bases|les bases|\bun poco\b|rudiment|chapurrea|principiante|iniciacion|elemental|basic[oa]|anfanger|初級|基礎|مبتدي|اساسي|مبادي/,
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
