import { createFoundModel, type FoundModelOptions } from '../../src/models/built-in/found-model';
import { optionsFor } from '../../src/models/built-in/language-model';
import { builtInWords } from '../../src/models/built-in/words.en';
import { abortableSleep } from '../../src/shared/abortable-sleep';
import type { OfferSnapshot } from '../../src/models/local-model';
import { backendWords } from './words';
import { createLanguageModel, type LanguageModelScript } from './scripted-language-model';

export const builtInTestWords = { ...backendWords, builtIn: builtInWords };

export const profilePrompt = 'Rules.\n\n<profile>\nName: Ada Byron\n</profile>';

/** Counts as a tab does. */
export function countFailures(before = 0) {
  let failed = before;
  return {
    count: () => failed,
    note() {
      failed += 1;
    },
  };
}

/** A model that was found in a scripted browser, and each status that it reported, in order. */
export function findScripted(script: LanguageModelScript = {}, changes: Partial<FoundModelOptions> = {}) {
  const languageModel = createLanguageModel(script);
  const page = new EventTarget();
  const failures = countFailures();
  const statuses: string[] = [];
  const model = createFoundModel({
    languageModel,
    modelOptions: optionsFor(['en']),
    systemPrompt: async () => profilePrompt,
    words: builtInTestWords,
    failures,
    network: { isOnline: () => true, origin: 'https://cv.example' },
    page,
    sleep: abortableSleep,
    onChange: ({ status }) => statuses.push(status),
    ...changes,
  });
  if (!('backend' in model.snapshot)) throw new Error('A model that was found has a backend');
  return {
    languageModel,
    model,
    backend: model.snapshot.backend,
    page,
    failures,
    statuses,
    snapshot: (): OfferSnapshot => model.snapshot,
  };
}
