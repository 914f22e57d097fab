import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createClassifier, type IntentModel } from '../../../../src/answers/intent/classifier';
import { intents, type Intent } from '../../../../src/answers/intent/intents';
import { languages } from '../../../../src/answers/languages/language-pack';
import { measure } from '../../../../scripts/intents/measure';
import { readUtterances } from '../../../../scripts/intents/utterances';
import {
  independentMessages,
  inputsHash,
  modelBytes,
  modelFile,
  utterancesFile,
  utterancesOf,
} from '../../../../scripts/train-intents';

const models = import.meta.glob<{ readonly default: IntentModel }>(
  '../../../../src/answers/intent/models/*.ts',
  { eager: true },
);

describe.each(languages.filter((language) => existsSync(utterancesFile(language))))(
  'the model of %s',
  (language) => {
    const source = readFileSync(modelFile(language), 'utf8');
    const { default: model } = Object.entries(models).find(([path]) => path.endsWith(`/${language}.ts`))![1];

    it('belongs to the utterances: otherwise, npm run train-intents', () => {
      expect(source).toContain(`inputs: ${inputsHash(language)}.`);
    });

    it('keeps to its bytes', () => {
      // The hash in its first lines changes how well the rest compresses.
      expect(brotliCompressSync(source).length).toBeLessThan(modelBytes * 1.025);
    });

    it('tells most messages apart that it has not been trained on', () => {
      const messages = independentMessages(language);
      expect(messages.length).toBeGreaterThanOrEqual(30);
      expect(measure(messages, createClassifier(model).classify).first).toBeGreaterThan(0.75);
    });

    it('has several utterances for each intent', () => {
      const names = Object.keys(intents) as Intent[];
      const utterances = readUtterances(utterancesOf(language), names);
      const few = names.filter((name) => utterances.filter(({ intent }) => intent === name).length < 5);
      expect(few).toEqual([]);
    });
  },
);
