import { type Sleep, takesLonger } from '../../shared/abortable-sleep';

/** What this folder uses of the Prompt API, for which TypeScript's DOM types have no names. */

export interface TextOptions {
  readonly type: 'text';
  /** BCP 47 */
  readonly languages: readonly string[];
}

/** What a model is asked for; the same for the question whether there is one and for its making. */
export interface ModelOptions {
  readonly expectedInputs: readonly TextOptions[];
  readonly expectedOutputs: readonly TextOptions[];
  readonly samplingMode?: 'most-predictable' | undefined;
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

interface PromptOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Figures are read as `unknown`: browsers differ in which of them they have. */
export interface LanguageModelSession extends EventTarget {
  readonly contextWindow?: unknown;
  readonly contextUsage?: unknown;
  /** Older names of the two. */
  readonly inputQuota?: unknown;
  readonly inputUsage?: unknown;
  append(messages: readonly PromptMessage[], options?: PromptOptions): Promise<unknown>;
  promptStreaming(question: string, options?: PromptOptions): ReadableStream<unknown>;
  clone(): Promise<LanguageModelSession>;
  destroy(): void;
}

export interface LanguageModel {
  availability(options: ModelOptions): Promise<unknown>;
  create(
    options: ModelOptions & { readonly initialPrompts: readonly PromptMessage[] },
  ): Promise<LanguageModelSession>;
}

/** What the global scope tells of the browser. TypeScript's DOM types lack both. */
export interface BrowserScope {
  readonly LanguageModel?: unknown;
  readonly navigator?: {
    /** Chromium only, and on secure pages, as `LanguageModel` itself. */
    readonly userAgentData?: {
      readonly mobile: boolean;
      readonly brands: readonly { readonly brand: string }[];
    };
  };
}

/** The browsers made of Chromium whose makers deliver a model; on desktops only (developer.chrome.com/docs/ai/prompt-api). */
const makersOfModels = ['Google Chrome', 'Microsoft Edge'];

/**
 * The browser's `LanguageModel`, where there may be a model behind it. Every build of Chromium has the interface, and
 * writes a warning into the console whenever one without a model is asked.
 */
export function browserLanguageModel(
  scope: BrowserScope = globalThis as BrowserScope,
): LanguageModel | undefined {
  const { LanguageModel: found, navigator } = scope;
  if (typeof found !== 'function' && (typeof found !== 'object' || found === null)) return undefined;
  const { brands, mobile } = navigator?.userAgentData ?? {};
  const mayHaveOne = !brands || (!mobile && brands.some(({ brand }) => makersOfModels.includes(brand)));
  return mayHaveOne || !isNative(found) ? (found as LanguageModel) : undefined;
}

/** False for what a script has put there, such as a polyfill with a model of its own. */
function isNative(value: object): boolean {
  return typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
}

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
