import { brotliCompressSync } from 'node:zlib';
import { keyOf, type IntentModel } from '../../src/answers/intent/classifier.ts';
import { featuresOf, wordsOf } from '../../src/answers/intent/features.ts';
import type { Intent } from '../../src/answers/intent/intents.ts';
import { createVocabulary } from '../../src/answers/intent/vocabulary.ts';
import type { Language } from '../../src/answers/languages/language-pack.ts';
import { vary } from './augment.ts';
import { encodeModel, modelModule } from './model-module.ts';
import { createRandom, createWeights, train, type Example, type Weights } from './softmax.ts';
import type { Utterance } from './utterances.ts';

/** Found by trying: more of each costs bytes or time, and held-out accuracy stays the same. */
const variations = 8;
const training = { passes: 8, rate: 0.6, decay: 0.0003 };
const refreshing = { passes: 2, rate: 0.3, decay: 0.0003 };
/** Weights that are left before the size of the model is first looked at. */
const startingWeights = 30_000;
/** A negative weight rules out an intent; a positive one of the same size is worth more. */
const worthOfNegatives = 0.4;
/** A word that fewer messages use is no word that people form questions with: one in 2,500, but two to four. */
const leastUses = (messages: number) => Math.min(4, Math.max(2, Math.round(messages / 2500)));

/**
 * Softmax regression over words and word groups. Trains on variations of the messages, then removes the least useful
 * weights and trains on, until the model is small enough.
 *
 * @param sizes wanted sizes in bytes after Brotli
 * @returns a model for each size, the largest first
 */
export function fit(
  utterances: readonly Utterance[],
  intents: readonly Intent[],
  language: Language,
  sizes: readonly number[],
): { readonly model: IntentModel; readonly bytes: number }[] {
  const random = createRandom(16);
  const words = vocabularyOf(utterances, leastUses(utterances.length));
  const readKeys = createReader(words);
  // The one word of a short message is the key word of its intent: it counts double, and so is never too rare.
  const uses = countUses(
    utterances.flatMap(({ text }) =>
      Array.from({ length: wordsOf(text).length < 3 ? 2 : 1 }, () => readKeys(text)),
    ),
  );
  const keys = [...uses.keys()].filter((key) => typeof key === 'string' || uses.get(key)! > 1);
  const rows = new Map(keys.map((key, row) => [key, row]));
  const frequencies = keys.map((key) => uses.get(key)!);
  const examples = utterances.flatMap(({ intent, text }) =>
    Array.from({ length: variations }, (_, copy): Example => {
      const features = readKeys(copy === 0 ? text : vary(text, language, random));
      return {
        features: Int32Array.from(
          features.flatMap((key) => (copy > 0 && random() < 0.2 ? [] : (rows.get(key) ?? []))),
        ),
        size: features.length,
        label: intents.indexOf(intent),
      };
    }),
  );

  const weights = createWeights(keys.length, intents.length);
  train(weights, examples, { ...training, random });
  let left = prune(weights, frequencies, startingWeights);
  train(weights, examples, { ...refreshing, random });
  return sizes
    .toSorted((one, other) => other - one)
    .map((size) => {
      for (;;) {
        const model = encodeModel({ weights, keys, words, intents });
        const bytes = brotliCompressSync(modelModule(model, language, '')).length;
        if (bytes <= size) return { model, bytes };
        // Large steps at first: each weight has its share in the bytes, the words have theirs.
        left = prune(weights, frequencies, left * Math.min(0.97, Math.max(0.7, (size / bytes) ** 0.8)));
        train(weights, examples, { ...refreshing, random });
      }
    });
}

/** Words that several messages use, in order, without placeholders and figures. */
function vocabularyOf(utterances: readonly Utterance[], least: number): string[] {
  const uses = countUses(utterances.map(({ text }) => [...new Set(wordsOf(text))]));
  return (
    [...uses.keys()]
      // Hiragana by itself names nothing, and runs of it are endless.
      .filter((word) => !/^\p{sc=Hiragana}+$/u.test(word))
      .filter((word) => uses.get(word)! >= least && !names.has(word) && !/^(?:[A-Z]|\p{N}+)$/u.test(word))
      .toSorted()
  );
}

/** Reads a message as the keys of its features: words of the vocabulary as they are, numbers for everything else. */
function createReader(words: readonly string[]): (text: string) => (string | number)[] {
  const vocabulary = createVocabulary(words);
  const found = new Map<string, string | undefined>();
  const find = (word: string) => {
    if (!found.has(word)) found.set(word, vocabulary.correct(word));
    return found.get(word);
  };
  const keyed = (feature: string) => (vocabulary.has(feature) ? feature : keyOf(feature));
  return (text) => [...new Set(Array.from(featuresOf(text, find), keyed))];
}

function countUses<Key>(lists: readonly (readonly Key[])[]): Map<Key, number> {
  const uses = new Map<Key, number>();
  for (const list of lists) for (const key of list) uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
}

/** Keeps the weights whose removal would change the most scores the most. Returns how many are left. */
function prune({ values, active, width }: Weights, frequencies: readonly number[], keep: number): number {
  const worth = (row: number, at: number) => {
    const value = values[row * width + at]!;
    return Math.abs(value) * Math.sqrt(frequencies[row]!) * (value < 0 ? worthOfNegatives : 1);
  };
  const all = Float64Array.from(
    active.flatMap((classes, row) => Array.from(classes, (at) => worth(row, at))),
  );
  const least = all.toSorted()[Math.max(0, all.length - Math.floor(keep) - 1)] ?? 0;
  let left = 0;
  active.forEach((classes, row) => {
    active[row] = classes.filter((at) => {
      const isKept = worth(row, at) > least;
      if (!isKept) values[row * width + at] = 0;
      return isKept;
    });
    left += active[row].length;
  });
  return left;
}

/**
 * Names that utterances use as examples of what a CV may lack. As part of the vocabulary they would count as words that
 * people form questions with, and no longer as what is asked for. Without case and accents.
 */
const names: ReadonlySet<string> = new Set(
  (
    'airbus amazon android angular apple aws azure bmw chatgpt cobol django docker excel facebook figma fortran git ' +
    'github gitlab google harvard ibm instagram java javascript kotlin kubernetes linkedin linux mercadona microsoft ' +
    'nasa netflix node oracle oxford paypal photoshop php powerpoint python react ruby rust salesforce sap scala siemens ' +
    'spotify sql stanford swift tableau terraform tesla twitter typescript uber vue windows word ' +
    'berlin london londres madrid munich munchen paris tokyo vienna wien zurich ' +
    'america austria australia brazil canada china england france germany india ireland italy japan mexico spain ' +
    'switzerland uk usa allemagne angleterre autriche belgique espagne etats italie japon suisse deutschland england ' +
    'frankreich italien osterreich schweiz spanien alemania argentina espana francia inglaterra italia suiza ' +
    'arabic chinese dutch english french german italian japanese korean mandarin polish portuguese russian spanish ' +
    'swedish turkish allemand anglais arabe chinois coreen espagnol francais italien japonais neerlandais portugais russe ' +
    'arabisch chinesisch deutsch englisch franzosisch italienisch japanisch polnisch russisch spanisch turkisch ' +
    'aleman arabe chino coreano espanol frances ingles italiano japones portugues ruso ' +
    'グーグル トヨタ ソニー エクセル パイソン フランス ドイツ アメリカ スペイン ロシア 英語 中国語 韓国語 ドイツ語 東京 大阪 日本 米国'
  ).split(' '),
);
