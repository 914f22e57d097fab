import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plainArabic } from '../src/answers/intent/arabic-classifier.ts';
import { createClassifier, type IntentModel } from '../src/answers/intent/classifier.ts';
import { intents, type Intent } from '../src/answers/intent/intents.ts';
import { languages, type Language } from '../src/answers/languages/language-pack.ts';
import { fit } from './intents/fit.ts';
import { measure, reportMeasures } from './intents/measure.ts';
import { modelModule } from './intents/model-module.ts';
import { hashInputs, holdOut, readUtterances, type Utterance } from './intents/utterances.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'src/answers/intent');
const names = Object.keys(intents) as Intent[];

/** Bytes of a language's model after Brotli. */
export const modelBytes = 16_000;

/**
 * `npm run train-intents [-- LANGUAGES]`: measures on held-out messages and on `tests/eval/intents.txt`, then trains on
 * everything and writes a model for each language.
 */
export function main([chosen]: readonly string[]): number {
  for (const language of languages.filter((language) => (chosen ?? language).split(',').includes(language))) {
    const utterances = readMessages(utterancesOf(language), language);
    const independent = independentMessages(language);
    const { kept, heldOut } = holdOut(utterances);
    console.log(`\n${language}: ${utterances.length} messages, ${heldOut.length} of them held out`);
    for (const { model, bytes } of fit(kept, names, language, [modelBytes]))
      report(model, bytes, { 'held out': heldOut, independent });
    for (const { model, bytes } of fit(utterances, names, language, [modelBytes])) {
      writeFileSync(modelFile(language), modelModule(model, language, inputsHash(language)));
      report(model, bytes, { 'trained on': utterances, independent });
    }
  }
  return 0;
}

function report(
  model: IntentModel,
  bytes: number,
  sets: Readonly<Record<string, readonly Utterance[]>>,
): void {
  const { classify } = createClassifier(model);
  for (const [set, messages] of Object.entries(sets)) {
    console.log(`${bytes} bytes, ${set}: ${reportMeasures(measure(messages, classify))}`);
  }
}

/** What a committed model was trained from, as its first lines say. */
export function inputsHash(language: Language): string {
  const own = language === 'ar' ? ['arabic-classifier', '../text/arabic', '../text/fold'] : [];
  const programs = ['intents', 'features', 'vocabulary', 'classifier', ...own].map((name) =>
    readFileSync(join(folder, `${name}.ts`), 'utf8'),
  );
  return hashInputs([utterancesOf(language), ...programs]);
}

/** The text of a language's utterances. */
export function utterancesOf(language: Language): string {
  return readFileSync(utterancesFile(language), 'utf8');
}

export function utterancesFile(language: Language): string {
  return join(folder, 'utterances', `${language}.txt`);
}

export function modelFile(language: Language): string {
  return join(folder, 'models', `${language}.ts`);
}

/** The messages of a language that no model may be trained on. */
export function independentMessages(language: Language): Utterance[] {
  const file = readFileSync(join(root, 'tests/eval/intents.txt'), 'utf8');
  const groups = file.split(/^## /m).slice(1);
  const own = groups.filter((group) => group.startsWith(`${language} `));
  return readMessages(own.map((group) => `## ${group.slice(language.length + 1)}`).join(''), language);
}

/** Labelled messages as the classifier of a language gets them. */
function readMessages(file: string, language: Language): Utterance[] {
  const utterances = readUtterances(file, names);
  return language === 'ar'
    ? utterances.map((each) => ({ ...each, text: plainArabic(each.text) }))
    : utterances;
}
