import { once } from '../once';

/** The sentences about the local model, in the language of `words.ts`; no other site needs them. */
export const loadLocalModelWords = once(async () => {
  const { localModelWords } = await import('../local-model/words.en');
  return localModelWords;
});
