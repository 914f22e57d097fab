import { estimateTokens } from '../../backends/fit-window';
import { type Sleep, takesLonger } from '../../shared/abortable-sleep';
import { failure, failureOf, faultOf, quotaOf } from './built-in-errors';
import { type FailureCount, mostFailures } from './failure-count';
import type { LanguageModel, LanguageModelSession, ModelOptions } from './language-model';
import { orAborted } from './or-aborted';
import { trimProfile } from '../../backends/trim-profile';

/** The session that holds the CV and nothing else; each conversation is a clone of it. */
export interface BaseSession {
  readonly session: LanguageModelSession;
  /** Parts of the CV are left out, since the model cannot read it whole. */
  readonly isShortened: boolean;
  /** Aborts, with a `BackendError`, when the session is given up. */
  readonly released: AbortSignal;
}

export interface BaseOptions {
  readonly languageModel: LanguageModel;
  readonly options: ModelOptions;
  readonly systemPrompt: () => Promise<string>;
  readonly failures: FailureCount;
  readonly isOnline: () => boolean;
  readonly sleep: Sleep;
}

/** Tokens of a reply and of a usual question, for which the CV has to leave room. */
export const replyRoom = 512;
const questionRoom = 160;
/** Milliseconds that a browser gets to put its model into memory. */
const makingLimit = 60_000;
/** A text of which the browser's count is known is made shorter than that count asks for: estimates differ by text. */
const margin = 0.9;
const mostTrims = 3;

export function createBase(options: BaseOptions) {
  let current: { readonly base: Promise<BaseSession>; readonly release: AbortController } | undefined;

  function start(): Promise<BaseSession> {
    const release = new AbortController();
    const base = makeBase(options, release.signal);
    const made = { base, release };
    current = made;
    base.catch(() => {
      if (current === made) current = undefined;
    });
    return base;
  }

  return {
    /** The session, made if there is none. Rejects with a `BackendError`; the next call then tries again. */
    ready: () => current?.base ?? start(),
    /** Destroys it, or the one that is being made. */
    drop(): void {
      const dropped = current;
      current = undefined;
      dropped?.release.abort(failure('model-stopped'));
      dropped?.base.then(({ session }) => session.destroy()).catch(() => {});
    },
  };
}

/** A session, or undefined where the prompt is too long for any. */
interface Made {
  readonly session: LanguageModelSession | undefined;
  /** How much too long the prompt is, as far as the browser says. */
  readonly excess: Excess | undefined;
}

interface Excess {
  readonly tokens: number;
  /** What they may be. */
  readonly room: number;
}

async function makeBase(options: BaseOptions, released: AbortSignal): Promise<BaseSession> {
  const whole = await options.systemPrompt().catch((cause: unknown) => {
    released.throwIfAborted();
    throw failure(options.isOnline() ? 'part-missing' : 'offline', { cause });
  });
  let prompt = whole;
  for (let trims = 0; ; trims += 1) {
    const { session, excess } = await makeSession(options, prompt, released);
    if (session && !excess) return { session, isShortened: prompt !== whole, released };
    const shorter = trims < mostTrims ? shorten(whole, prompt, excess) : undefined;
    // With little room it still answers in few words.
    if (shorter === undefined && session) return { session, isShortened: prompt !== whole, released };
    if (shorter === undefined) throw failure('context-too-long', { handsOver: true });
    session?.destroy();
    prompt = shorter;
  }
}

/** Tries once more where another session may do better. */
async function makeSession(options: BaseOptions, prompt: string, released: AbortSignal): Promise<Made> {
  const { failures } = options;
  for (let isRebuilt = false; ; isRebuilt = true) {
    if (failures.count() >= mostFailures) throw failure('load-failed', { handsOver: true });
    try {
      const session = await create(options, prompt, released);
      return { session, excess: excessOf(session) };
    } catch (error) {
      released.throwIfAborted();
      failures.note();
      const fault = faultOf(error);
      if (fault === 'full') return { session: undefined, excess: excessIn(error) };
      if (fault === 'unsupported' || fault === 'forbidden') throw failureOf(error);
      if (fault === 'late' || isRebuilt || failures.count() >= mostFailures) throw notMade(error);
    }
  }
}

function notMade(cause: unknown) {
  const { detail } = failureOf(cause);
  return failure('load-failed', { cause, detail, handsOver: true });
}

/** Has no `signal`: aborting it later would destroy the session. */
async function create(
  { languageModel, options, sleep }: BaseOptions,
  prompt: string,
  released: AbortSignal,
): Promise<LanguageModelSession> {
  released.throwIfAborted();
  const making = languageModel.create({ ...options, initialPrompts: [{ role: 'system', content: prompt }] });
  const made = orAborted(making, released);
  try {
    if (!(await takesLonger(made, makingLimit, sleep))) return await made;
    throw new DOMException('The browser did not start its model within a minute.', 'TimeoutError');
  } catch (error) {
    making.then((session) => session.destroy()).catch(() => {});
    throw error;
  }
}

function excessOf(session: LanguageModelSession): Excess | undefined {
  const { size, used } = windowOf(session);
  if (size === undefined || used === undefined) return undefined;
  const room = size - replyRoom - questionRoom;
  return used > room ? { tokens: used, room } : undefined;
}

function excessIn(error: unknown): Excess | undefined {
  const figures = quotaOf(error);
  return figures && { tokens: figures.requested, room: figures.quota - replyRoom - questionRoom };
}

/** The prompt without some of its passages, measured by what the browser said of the prompt that was too long. */
function shorten(whole: string, tooLong: string, excess: Excess | undefined): string | undefined {
  const estimate = estimateTokens(tooLong);
  const most = excess ? (estimate * excess.room) / excess.tokens : estimate;
  const shorter = trimProfile(whole, (prompt) => estimateTokens(prompt) <= most * margin);
  return shorter === tooLong ? undefined : shorter;
}

/** In tokens; `size` is for prompt and reply together. */
export function windowOf(session: LanguageModelSession) {
  const size = first(session, ['contextWindow', 'inputQuota'], 1);
  const used = first(session, ['contextUsage', 'inputUsage'], 0);
  return { size, used, left: size === undefined || used === undefined ? undefined : size - used };
}

function first(
  session: LanguageModelSession,
  names: readonly (keyof LanguageModelSession)[],
  least: number,
): number | undefined {
  for (const name of names) {
    const figure = read(session, name);
    if (typeof figure === 'number' && Number.isFinite(figure) && figure >= least) return figure;
  }
  return undefined;
}

function read(session: LanguageModelSession, name: keyof LanguageModelSession): unknown {
  try {
    return session[name];
  } catch {
    return undefined;
  }
}
