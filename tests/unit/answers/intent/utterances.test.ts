import { describe, expect, it } from 'vitest';
import { vary } from '../../../../scripts/intents/augment';
import { measure } from '../../../../scripts/intents/measure';
import { createRandom } from '../../../../scripts/intents/softmax';
import { families, hashInputs, holdOut, readUtterances } from '../../../../scripts/intents/utterances';

const names = ['contact', 'salary'];

describe('a file of utterances', () => {
  it('labels each message with the intent above it, and skips comments', () => {
    const file = '# A comment\n#\n## contact\nher email\n\nher email\n## salary\n#1 in pay?\n';
    expect(readUtterances(file, names)).toEqual([
      { intent: 'contact', text: 'her email' },
      { intent: 'salary', text: '#1 in pay?' },
    ]);
  });

  it('names the line of an intent that does not exist', () => {
    expect(() => readUtterances('## contact\nhi\n## pay\n', names)).toThrow(
      'Line 3: there is no intent "pay"',
    );
    expect(() => readUtterances('hi\n', names)).toThrow('Line 1: the message has no intent');
  });

  it('is held out by families of similar messages', () => {
    const file = '## contact\nwhat is her email\nwhat is his email\nwhats her phone number today\n';
    const utterances = readUtterances(file, names);
    expect(families(utterances).map((family) => family.length)).toEqual([2, 1]);
    const { kept, heldOut } = holdOut(utterances);
    expect(kept.length + heldOut.length).toBe(3);
  });

  it('has another hash after any change', () => {
    expect(hashInputs(['a', 'b'])).toBe(hashInputs(['a', 'b']));
    expect(hashInputs(['a', 'b'])).not.toBe(hashInputs(['ab', '']));
  });
});

describe('variations of an utterance', () => {
  it('are the same from the same seed, and differ among themselves', () => {
    const texts = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 30 }, () => vary('does she know {skill} at {employer}', 'en', random));
    };
    expect(texts(1)).toEqual(texts(1));
    expect(new Set(texts(1)).size).toBeGreaterThan(20);
  });

  it('keep every placeholder whole or replace it by a name', () => {
    const random = createRandom(2);
    for (let at = 0; at < 200; at += 1) {
      const placeholders =
        vary('{name} worked at {employer} in {year}', 'en', random).match(/\{.*?\}/g) ?? [];
      for (const placeholder of placeholders)
        expect(['{name}', '{employer}', '{year}']).toContain(placeholder);
    }
  });
});

describe('measures of a classifier', () => {
  it('count the best, the second best, and the messages it is sure of', () => {
    const classify = (message: string) => [
      { intent: 'contact' as const, probability: message === 'mail' ? 0.9 : 0.45 },
      { intent: 'salary' as const, probability: message === 'mail' ? 0.1 : 0.4 },
    ];
    const messages = [
      { intent: 'contact' as const, text: 'mail' },
      { intent: 'salary' as const, text: 'pay' },
    ];
    const { first, firstTwo, thresholds, confusions } = measure(messages, classify);
    expect([first, firstTwo]).toEqual([0.5, 1]);
    expect(thresholds.at(-1)).toEqual({ least: 0.7, coverage: 0.5, accuracy: 1 });
    expect(confusions).toEqual([{ pair: 'salary as contact', times: 1 }]);
  });
});
