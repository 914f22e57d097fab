import type {
  LanguageModel,
  LanguageModelSession,
  ModelOptions,
  PromptMessage,
} from '../../src/models/built-in/language-model';
import { scenarioFor } from './model-scenarios';
import { chunksIn, openAiDialect } from './model-wire';

/** How the scripted browser behaves; plain data, so that a test can hand it to a page. */
export interface LanguageModelScript {
  /** What `availability()` says, `available` by default; `rejects` and `throws` are what it does instead. */
  readonly availability?: string | undefined;
  /** Says `unavailable` to a call without `samplingMode`. */
  readonly needsSamplingMode?: boolean | undefined;
  /** Names of the errors by which the calls of `create()` fail, in turn; `hang` never answers. Further calls work. */
  readonly createFails?: readonly string[] | undefined;
  /** `create()` fails always, by an error of this name. */
  readonly createFailsAlways?: string | undefined;
  /** Milliseconds that `create()` takes. */
  readonly createMs?: number | undefined;
  /** Tokens of prompt and reply together, of four characters each; as JSON has no infinity, 0 stands for none. */
  readonly contextWindow?: number | undefined;
  /** What the model writes for any prompt that names no scenario, in pieces. */
  readonly pieces?: readonly string[] | undefined;
  /** What follows them: the error of this name, or with `hang` nothing until the prompt is aborted. */
  readonly piecesEnd?: string | undefined;
  /** Milliseconds between two pieces where the scenario has no pace of its own. */
  readonly paceMs?: number | undefined;
}

/** What a test may look at; a page holds it as `scriptedLanguageModel`. */
export interface LanguageModelLog {
  readonly asked: ModelOptions[];
  readonly created: (ModelOptions & { readonly initialPrompts: readonly PromptMessage[] })[];
  /** What preceded each answered prompt, the system message first and the question last. */
  readonly prompts: (readonly PromptMessage[])[];
  /** What each `append()` was handed. */
  readonly appended: (readonly PromptMessage[])[];
  clones: number;
  /** Sessions that hold memory. */
  alive: number;
  /** Replies that are being written. */
  working: number;
}

export interface ScriptedLanguageModel extends LanguageModel {
  readonly log: LanguageModelLog;
}

/** Scenarios that only the browser's own model has. All others are those of `model-scenarios.ts`. */
export const builtInScenarios = [
  'filtered', // NotReadableError before any text, and
  'filtered-after-text',
  'unsupported', // NotSupportedError
  'unsupported-after-text',
  'not-allowed', // NotAllowedError
  'quota', // QuotaExceededError, whatever is left out
  'quota-once', // as long as there is a history of more than one turn
  'quota-after-text',
  'broken', // UnknownError, of each session
  'broken-once', // of the first session that is asked this
  'invalid-once', // InvalidStateError, likewise
  'broken-after-text',
  'session-lost', // AbortError that nobody asked for
  'session-lost-after-text',
  'silent', // no first word, ever
  'whitespace',
  'repeating',
  'growing', // each chunk is the whole text so far, as Chrome once had it
  'not-text', // a chunk is an object
] as const;
type BuiltInScenario = (typeof builtInScenarios)[number];

/** Name and message of the errors by which they fail. */
const failures: Readonly<Record<string, readonly [name: string, message: string]>> = {
  filtered: ['NotReadableError', 'The response was blocked by a filter.'],
  unsupported: ['NotSupportedError', 'The model attempted to output text in an untested language.'],
  'not-allowed': ['NotAllowedError', 'Prompting is disabled.'],
  broken: ['UnknownError', 'An unknown error occurred.'],
  'broken-once': ['UnknownError', 'An unknown error occurred.'],
  'invalid-once': ['InvalidStateError', 'The session is invalid.'],
};

/** What they write again and again. */
const endlessPieces: Readonly<Record<string, string>> = {
  whitespace: '\n ',
  repeating: 'She binds books by hand. ',
};

const beginning = ['This is how', ' the reply began,', ' and then'];
const chromeLanguages = ['de', 'en', 'es', 'fr', 'ja'];

type Held = PromptMessage & { readonly isInitial: boolean };

/** A browser with a language model: the Prompt API as Chrome has it, with a script in place of the model. */
export function createLanguageModel(script: LanguageModelScript = {}): ScriptedLanguageModel {
  const { contextWindow = 9216, paceMs = 0 } = script;
  const size = contextWindow === 0 ? Infinity : contextWindow;
  const brokenOnce = new Set<string>();
  const log: LanguageModelLog = {
    asked: [],
    created: [],
    prompts: [],
    appended: [],
    clones: 0,
    alive: 0,
    working: 0,
  };

  class Session extends EventTarget implements LanguageModelSession {
    private held: readonly Held[];
    private readonly life = new AbortController();
    private queue: Promise<unknown> = Promise.resolve();

    constructor(held: readonly Held[]) {
      super();
      this.held = held;
      log.alive += 1;
      Object.defineProperty(this, 'contextWindow', { get: () => size });
      Object.defineProperty(this, 'contextUsage', { get: () => this.usage });
    }

    private get usage(): number {
      return tokensOf(this.held);
    }

    append(
      messages: readonly PromptMessage[],
      options: { readonly signal?: AbortSignal } = {},
    ): Promise<void> {
      return this.inTurn(options.signal, async () => {
        if (messages.some(({ role }) => role === 'system'))
          throw new TypeError('A system message can only be the first initial prompt.');
        await pause(paceMs);
        log.appended.push(messages);
        this.take(messages);
      });
    }

    promptStreaming(
      question: string,
      options: { readonly signal?: AbortSignal } = {},
    ): ReadableStream<unknown> {
      const { life } = this;
      if (life.signal.aborted)
        throw error('InvalidStateError', 'The model execution session has been destroyed.');
      const ended = new AbortController();
      return new ReadableStream<unknown>(
        {
          start: (stream) => {
            const write = this.inTurn(options.signal, async (signal) => {
              const before = this.held;
              log.working += 1;
              try {
                this.take([{ role: 'user', content: question }]);
                log.prompts.push(this.held.map(({ role, content }) => ({ role, content })));
                let text = '';
                for await (const piece of this.write(question, signal)) {
                  signal.throwIfAborted();
                  if (ended.signal.aborted) return;
                  if (typeof piece === 'string') text += piece;
                  if (this.usage + Math.ceil(text.length / 4) > size) throw this.full(this.usage + 1);
                  stream.enqueue(scenarioNamed(question) === 'growing' ? text : piece);
                }
                this.held = [...this.held, { role: 'assistant', content: text, isInitial: false }];
              } catch (thrown) {
                // An aborted or failed prompt leaves the session as it was.
                this.held = before;
                throw thrown;
              } finally {
                log.working -= 1;
              }
            });
            write.then(
              () => {
                if (!ended.signal.aborted) stream.close();
              },
              (thrown: unknown) => {
                if (!ended.signal.aborted) stream.error(thrown);
              },
            );
          },
          cancel: () => ended.abort(),
        },
        { highWaterMark: Infinity },
      );
    }

    async clone(): Promise<Session> {
      if (this.life.signal.aborted)
        throw error('InvalidStateError', 'The model execution session has been destroyed.');
      await pause(paceMs);
      this.life.signal.throwIfAborted();
      log.clones += 1;
      return new Session(this.held);
    }

    destroy(): void {
      if (this.life.signal.aborted) return;
      log.alive -= 1;
      this.life.abort(error('AbortError', 'The session has been destroyed.'));
    }

    /** One operation after another; ends early when the session is destroyed or the caller aborts. */
    private inTurn<Result>(
      signal: AbortSignal | undefined,
      work: (signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      const both = new AbortController();
      const signals = signal ? [signal, this.life.signal] : [this.life.signal];
      for (const each of signals) {
        if (each.aborted) both.abort(each.reason);
        each.addEventListener('abort', () => both.abort(each.reason), { signal: both.signal });
      }
      const aborted = new Promise<never>((_resolve, reject) => {
        if (both.signal.aborted) reject(both.signal.reason as Error);
        both.signal.addEventListener('abort', () => reject(both.signal.reason as Error));
      });
      const result = this.queue.then(() => {
        both.signal.throwIfAborted();
        return work(both.signal);
      });
      const outcome = Promise.race([result, aborted]);
      aborted.catch(() => {});
      this.queue = outcome.catch(() => {});
      return outcome;
    }

    /** Holds further messages. What does not fit pushes the oldest turns out, but never the initial prompts. */
    private take(messages: readonly PromptMessage[]): void {
      const added = messages.map((message): Held => ({ ...message, isInitial: false }));
      const initial = this.held.filter(({ isInitial }) => isInitial);
      let turns = this.held.filter(({ isInitial }) => !isInitial);
      const before = turns.length;
      while (tokensOf([...initial, ...turns, ...added]) > size) {
        if (turns.length === 0) throw this.full(this.usage + tokensOf(added));
        turns = turns.slice(2);
      }
      this.held = [...initial, ...turns, ...added];
      if (turns.length < before) this.dispatchEvent(new Event('contextoverflow'));
    }

    private full(requested: number): Error {
      return Object.assign(error('QuotaExceededError', 'The input is too large.'), {
        requested,
        quota: size,
      });
    }

    private async *write(question: string, signal: AbortSignal): AsyncGenerator {
      const name = scenarioNamed(question);
      if (isOwn(name)) {
        yield* this.own(name, question, signal);
        return;
      }
      if (name === undefined && script.pieces) {
        for (const piece of script.pieces) {
          await pause(paceMs);
          yield piece;
        }
        if (script.piecesEnd === 'hang') await forever(signal);
        if (script.piecesEnd !== undefined) throw error(script.piecesEnd, 'The scripted model fails.');
        return;
      }
      const { scenario } = scenarioFor(question);
      const reply = scenario({ dialect: openAiDialect, attempt: 1, prompt: question, model: 'scripted' });
      await pause(reply.holdMs ?? 0);
      if (reply.status !== undefined) throw error('UnknownError', `The scenario has status ${reply.status}.`);
      for (const step of reply.steps) {
        if (typeof step === 'object' && 'instead' in step) {
          if (step.instead === 'break') throw error('UnknownError', 'An unknown error occurred.');
          await forever(signal);
        }
        for (const piece of piecesOf(step)) {
          await pause(reply.paceMs ?? paceMs);
          yield piece;
        }
      }
    }

    private async *own(name: BuiltInScenario, question: string, signal: AbortSignal): AsyncGenerator {
      const isFirst = !brokenOnce.has(question);
      brokenOnce.add(question);
      if (name.endsWith('-after-text')) yield* beginning;
      const kind = name.replace('-after-text', '');
      const failure = failures[kind];
      if (failure && (isFirst || !kind.endsWith('-once'))) throw error(...failure);
      if (kind === 'quota' || (kind === 'quota-once' && this.held.length > 4)) throw this.full(size + 1);
      if (kind === 'session-lost') this.destroy();
      if (kind === 'session-lost' || kind === 'silent') await forever(signal);
      if (kind === 'growing') return yield* beginning;
      if (kind === 'not-text') return yield { text: 'Hello' };
      if (kind === 'whitespace') yield 'So';
      const endless = endlessPieces[kind];
      if (endless)
        for (;;) {
          yield endless;
          await pause(paceMs);
        }
      yield* ['It', ' works', ' after all.'];
    }
  }

  function availabilityOf(options: ModelOptions): Promise<unknown> {
    log.asked.push(options);
    const { availability = 'available', needsSamplingMode } = script;
    if (availability === 'throws') throw new TypeError('On-device model is not available in Chromium');
    if (availability === 'rejects')
      return Promise.reject(error('NotSupportedError', 'On-device model is not available'));
    const asked = [...options.expectedInputs, ...options.expectedOutputs].flatMap((each) => each.languages);
    const isKnown = asked.every((language) => chromeLanguages.includes(language));
    const isUnavailable = !isKnown || (needsSamplingMode && options.samplingMode === undefined);
    return Promise.resolve(isUnavailable ? 'unavailable' : availability);
  }

  return {
    log,
    availability: availabilityOf,
    async create(options) {
      log.created.push(options);
      const failed = script.createFailsAlways ?? script.createFails?.[log.created.length - 1];
      await pause(script.createMs ?? 0);
      if (failed === 'hang') await new Promise(() => {});
      const held = options.initialPrompts.map((message): Held => ({ ...message, isInitial: true }));
      const requested = tokensOf(held);
      if (failed !== undefined || requested > size)
        throw Object.assign(error(failed ?? 'QuotaExceededError', 'Unable to create a text session.'), {
          requested,
          quota: size,
        });
      return new Session(held);
    },
  };
}

/** Puts a scripted model in place of the browser's own, and what it hears beside it. */
export function installLanguageModel(script: LanguageModelScript): void {
  const languageModel = createLanguageModel(script);
  const define = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  };
  define(
    'LanguageModel',
    Object.assign(() => {}, {
      availability: (options: ModelOptions) => languageModel.availability(options),
      create: (options: Parameters<LanguageModel['create']>[0]) => languageModel.create(options),
    }),
  );
  define('scriptedLanguageModel', languageModel.log);
}

function scenarioNamed(question: string): string | undefined {
  return /\[scenario: ([\w-]+)\]/.exec(question)?.[1];
}

function isOwn(name: string | undefined): name is BuiltInScenario {
  return builtInScenarios.some((own) => own === name);
}

/** The texts in a step of a scenario, which is written for servers. */
function piecesOf(step: unknown): string[] {
  const chunks = chunksIn<{ choices?: { delta?: { content?: string | null } }[] }>(step);
  return chunks.flatMap(({ choices }) => choices?.[0]?.delta?.content || []);
}

function tokensOf(messages: readonly PromptMessage[]): number {
  return messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
}

function error(name: string, message: string): Error {
  return new DOMException(message, name);
}

function forever(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) reject(signal.reason as Error);
  });
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
