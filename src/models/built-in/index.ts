import { createStore } from 'zustand/vanilla';
import { abortableSleep, type Sleep, takesLonger } from '../../shared/abortable-sleep';
import type { Network } from '../../backends/http/network';
import type { OfferedModel, OfferSnapshot } from '../local-model';
import type { SharedWords } from '../../backends/words.en';
import { findModel, type LanguageModel } from './language-model';
import { type FailureCount, mostFailures } from './failure-count';
import type { BuiltInWords } from './words.en';

// The chat's script is the same in every site, and names nothing of this model.
export { createFailureCount } from './failure-count';
export { browserLanguageModel as browserModel } from './language-model';

/** Of the count of failing tries, after the site's name. */
export const failuresKey = 'built-in-failures';

export interface BuiltInOptions {
  /** The browser's `LanguageModel`, where it has one. */
  readonly languageModel: LanguageModel | undefined;
  /** That answers are expected in (BCP 47): of the CV and of the interface. */
  readonly languages: readonly string[];
  readonly systemPrompt: () => Promise<string>;
  readonly loadWords: () => Promise<BuiltInWords>;
  readonly words: SharedWords;
  /** The tries of this tab; they have to outlast the page. */
  readonly failures: FailureCount;
  readonly network: Pick<Network, 'isOnline' | 'origin'>;
  /** The window. */
  readonly page: EventTarget;
  readonly sleep?: Sleep | undefined;
}

/** Milliseconds that the adapter and its words get to load; the offer waits for them no longer. */
const loadLimit = 5000;

/** The model that the browser itself may have. What uses it is loaded where it has one. */
export function createOfferedModel(options: BuiltInOptions): OfferedModel {
  const { languageModel, sleep = abortableSleep } = options;
  const unchecked: OfferSnapshot = { status: 'unchecked' };
  const { getState: getSnapshot, setState, subscribe } = createStore<OfferSnapshot>(() => unchecked);
  let checking: Promise<void> | undefined;
  let found: Pick<OfferedModel, 'start' | 'release'> | undefined;

  const become = (next: OfferSnapshot) => setState(next, true);

  async function look(): Promise<void> {
    try {
      if (!languageModel || options.failures.count() >= mostFailures) return become({ status: 'absent' });
      const modelOptions = await findModel(languageModel, options.languages, sleep);
      if (!modelOptions) return become({ status: 'absent' });
      const loading = Promise.all([import('./found-model'), options.loadWords()]);
      if (await takesLonger(loading, loadLimit, sleep)) return become({ status: 'absent' });
      const [{ createFoundModel }, builtIn] = await loading;
      const words = { ...options.words, builtIn };
      const model = createFoundModel({
        ...options,
        languageModel,
        modelOptions,
        words,
        sleep,
        onChange: become,
      });
      found = model;
      become(model.snapshot);
    } catch {
      // A part of this site did not load: another check may find it.
      become({ status: 'absent' });
    }
  }

  async function check(): Promise<void> {
    if (found) return;
    checking ??= look().finally(() => (checking = undefined));
    return checking;
  }

  return {
    id: 'built-in',
    getSnapshot,
    subscribe,
    check,
    start: () => found?.start(),
    release: () => found?.release(),
  };
}
