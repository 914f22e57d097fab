import { beforeAll, describe, expect, it } from 'vitest';
import {
  createClassifier,
  numberOf,
  symbolOf,
  type IntentClassifier,
} from '../../../../src/answers/intent/classifier';
import { encodeModel } from '../../../../scripts/intents/model-module';
import { createWeights } from '../../../../scripts/intents/softmax';
import { fit } from '../../../../scripts/intents/fit';
import { readUtterances } from '../../../../scripts/intents/utterances';

const intents = ['contact', 'salary', 'has-skill'] as const;
const utterances = readUtterances(
  `# A tiny language.
## contact
what is her email address
how can I contact her
her email please
can I have the email of {name}
## salary
what is her salary
how much salary does she want
what salary did she have at {employer}
## has-skill
does she know {skill}
does {name} know {skill}
does she know how to use {skill}
can she use {skill}
`,
  intents,
);
let tiny: IntentClassifier;

beforeAll(() => {
  const [fitted] = fit(utterances, intents, 'en', [3000]);
  tiny = createClassifier(fitted!.model);
});

describe('a trained classifier', () => {
  it('tells what messages of its training ask for', () => {
    for (const { intent, text } of utterances) expect(tiny.classify(text)[0]?.intent).toBe(intent);
  });

  it('gives each intent a probability, best first', () => {
    const ranked = tiny.classify('her email?');
    expect(ranked.map(({ intent }) => intent).toSorted()).toEqual(intents.toSorted());
    expect(ranked).toEqual(ranked.toSorted((one, other) => other.probability - one.probability));
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  it('reads a name that no CV holds as any other', () => {
    expect(tiny.classify('does she know Zorblatt')[0]?.intent).toBe('has-skill');
  });

  it('reads over slips of the finger, case and accents', () => {
    expect(tiny.classify('WHAT IS HER SALRAY')).toEqual(tiny.classify('what is her salary'));
    expect(tiny.classify('hér émail')).toEqual(tiny.classify('her email'));
  });

  it('has no opinion on a message without a known word', () => {
    expect(tiny.classify('zorblatt')[0]?.probability).toBeLessThan(0.9);
    expect(tiny.classify('')).toHaveLength(3);
  });

  it('knows the words that form questions, and no placeholder', () => {
    expect(tiny.knows('Does')).toBe(true);
    expect(tiny.knows('zorblatt')).toBe(false);
    expect(tiny.knows('skill')).toBe(false);
    expect(tiny.knows('')).toBe(false);
  });

  it('corrects to the word that is meant', () => {
    expect(tiny.correct('Salary')).toBe('salary');
    expect(tiny.correct('salray')).toBe('salary');
    expect(tiny.correct('zorblatt')).toBeUndefined();
  });

  it('is the same from the same messages', () => {
    expect(fit(utterances, intents, 'en', [3000])).toEqual(fit(utterances, intents, 'en', [3000]));
  });
});

describe('a model in strings', () => {
  it('needs no escape for any number', () => {
    const numbers = Array.from({ length: 85 }, (_, at) => at);
    const symbols = numbers.map(symbolOf).join('');
    expect(symbols).not.toMatch(/['"\\]/);
    expect(numbers.map((at) => numberOf(symbols, at))).toEqual(numbers);
  });

  it('keeps weights, also of keys that are far apart', () => {
    const weights = createWeights(3, 3);
    weights.values.set([0, 4, 0, -2, 0, 0, 0, 0, 6]);
    const model = encodeModel({ weights, keys: ['email', 7, 200_000], words: ['email'], intents });
    expect(model.counts.length).toBeGreaterThan(3);
    const [first] = createClassifier(model).classify('email');
    expect(first?.intent).toBe('salary');
  });
});
