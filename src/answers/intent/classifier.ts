import { featuresOf, wordsOf } from './features';
import type { Intent } from './intents';
import { createVocabulary } from './vocabulary';

/**
 * A trained classifier of one language, in strings that compress well; `npm run train-intents` writes them. Numbers are
 * single characters, see {@link numberOf}.
 */
export interface IntentModel {
  /** Names, separated by spaces; a weight names its intent by its position here. */
  readonly intents: string;
  /** Words that people form questions with, separated by spaces. They are the first features. */
  readonly words: string;
  /** Of the further features, {@link keyOf} in ascending order: differences, as multiples of 32 and the rest. */
  readonly steps: string;
  readonly rests: string;
  /**
   * How many weights each feature has; then of each weight how far its intent is from the one before in the same
   * feature, and its size.
   */
  readonly counts: string;
  readonly targets: string;
  readonly sizes: string;
  /** One for each intent, as `sizes`. */
  readonly biases: string;
  /** A weight's unit. */
  readonly unit: number;
}

export interface RankedIntent {
  readonly intent: Intent;
  /** From 0 to 1; of a hundred messages with 0.8, about eighty ask for this. */
  readonly probability: number;
}

export interface IntentClassifier {
  /** All intents, best first. */
  readonly classify: (message: string) => readonly RankedIntent[];
  /**
   * True for a word that people form questions with, in any case and with or without accents. In Japanese, a run of one
   * script.
   */
  readonly knows: (word: string) => boolean;
  /**
   * The known word that is meant, without case and accents: the word itself, or the one that differs by one slip of the
   * finger (from four letters on) or two (from eight letters on).
   */
  readonly correct: (word: string) => string | undefined;
}

/** A size of zero; smaller numbers are negative. */
export const zero = 42;
/** Quotes and backslashes would need an escape in a string. */
const firstSymbol = 40;
const backslash = 92;

/** The number from 0 to 84 that a character stands for: all printable ones from `(` to `~` but the backslash. */
export function numberOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - firstSymbol - (code > backslash ? 1 : 0);
}

export function symbolOf(number: number): string {
  const code = number + firstSymbol;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

/** Bits of a feature's key. Features with the same key share their weights. */
export const keyBits = 18;

/** FNV-1a over UTF-16 units, folded. */
export function keyOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> keyBits)) & ((1 << keyBits) - 1);
}

export function createClassifier(model: IntentModel): IntentClassifier {
  const intents = model.intents.split(' ') as Intent[];
  const vocabulary = createVocabulary(model.words.split(' '));
  const rows = new Map<string | number, number>();
  for (const word of vocabulary.words) rows.set(word, rows.size);
  let key = 0;
  for (let at = 0; at < model.steps.length; at += 1) {
    key += numberOf(model.steps, at) * 32 + numberOf(model.rests, at);
    rows.set(key, rows.size);
  }
  const starts = [0];
  for (let row = 0; row < rows.size; row += 1) starts.push(starts[row]! + numberOf(model.counts, row));

  function classify(message: string): RankedIntent[] {
    const features = featuresOf(message, vocabulary.correct);
    const scores = new Float64Array(intents.length);
    for (const feature of features) {
      const row = rows.get(feature) ?? rows.get(keyOf(feature));
      if (row === undefined) continue;
      let intent = 0;
      for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
        intent += numberOf(model.targets, at);
        scores[intent]! += numberOf(model.sizes, at) - zero;
      }
    }
    const scale = model.unit / Math.sqrt(features.size);
    const odds = Array.from(scores, (score, at) =>
      Math.exp(score * scale + (numberOf(model.biases, at) - zero) * model.unit),
    );
    const sum = odds.reduce((one, other) => one + other, 0);
    return intents
      .map((intent, at) => ({ intent, probability: odds[at]! / sum }))
      .toSorted((one, other) => other.probability - one.probability);
  }

  return {
    classify,
    knows: (word) => {
      const parts = wordsOf(word);
      return parts.length > 0 && parts.every((part) => vocabulary.has(part));
    },
    correct: (word) => vocabulary.correct(wordsOf(word).join('')),
  };
}
