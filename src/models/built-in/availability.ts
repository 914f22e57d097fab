import { type Sleep, takesLonger } from '../../shared/abortable-sleep';
import type { LanguageModel, ModelOptions } from './language-model';

/** Milliseconds within which the browser has to say whether it has a model. */
const answerLimit = 3000;

/**
 * The options that this browser has a model for, ready for use; undefined where it has none, where it would have to be
 * downloaded, and where there is no answer in time. Starts and downloads nothing.
 */
export async function findModel(
  languageModel: LanguageModel,
  languages: readonly string[],
  sleep: Sleep,
): Promise<ModelOptions | undefined> {
  const found = ask(languageModel, optionsFor(languages)).catch(() => undefined);
  return (await takesLonger(found, answerLimit, sleep)) ? undefined : found;
}

async function ask(languageModel: LanguageModel, options: ModelOptions): Promise<ModelOptions | undefined> {
  const answer = await languageModel.availability(options);
  if (answer === 'available') return options;
  if (answer !== 'unavailable') return undefined;
  // Some browsers have a model for one kind of sampling alone, and quotes from a CV want the most predictable.
  const predictable: ModelOptions = { ...options, samplingMode: 'most-predictable' };
  return (await languageModel.availability(predictable)) === 'available' ? predictable : undefined;
}

/** The rules of the system message are English, whatever the CV is written in. */
export function optionsFor(languages: readonly string[]): ModelOptions {
  const outputs = [...new Set(languages.map(baseLanguage))];
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', ...outputs])] }],
    expectedOutputs: [{ type: 'text', languages: outputs }],
  };
}

function baseLanguage(tag: string): string {
  return (tag.split('-')[0] ?? tag).toLowerCase();
}
