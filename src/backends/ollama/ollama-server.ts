import { abortableSleep, type Sleep } from '../../shared/abortable-sleep';
import { linkedSignal } from '../http/stream-reply';
import type { Network } from '../http/network';

export interface InstalledModel {
  readonly name: string;
  /** Bytes on disk, about what it takes in memory. */
  readonly size: number;
}

/** A loaded model; `contextLength` is the window it was loaded with, in tokens, which older servers do not tell. */
interface LoadedModel {
  readonly contextLength: number | undefined;
}

export type OllamaServer = ReturnType<typeof createOllamaServer>;

/** Milliseconds that a look-up may take. A reply must not wait for a server that answers nothing. */
const longestLookUp = 2000;

/** What Ollama tells beside its replies. Each question is one GET without a preflight, answered in milliseconds. */
export function createOllamaServer(host: string, network: Network, sleep: Sleep = abortableSleep) {
  /** Undefined where no answer comes in time. Throws the outer signal's reason. */
  async function lookUp<T>(
    path: string,
    outer: AbortSignal,
    init: RequestInit,
    read: (response: Response) => T | Promise<T>,
  ): Promise<T | undefined> {
    const own = linkedSignal(outer);
    const { signal } = own;
    sleep(longestLookUp, signal).then(
      () => own.end(),
      () => {},
    );
    try {
      const options: RequestInit = { ...init, cache: 'no-store', credentials: 'omit', signal };
      return await read(await network.fetch(`${host}${path}`, options));
    } catch {
      outer.throwIfAborted();
      return undefined;
    } finally {
      own.end();
    }
  }

  const listed = (path: string, signal: AbortSignal) =>
    lookUp(path, signal, {}, async (response): Promise<readonly object[] | undefined> => {
      const body: unknown = await response.json();
      if (!response.ok || typeof body !== 'object' || body === null || !('models' in body)) return undefined;
      const { models } = body;
      return Array.isArray(models) ? models.filter((model) => typeof model === 'object' && model) : undefined;
    });

  return {
    /** True if something answers at the address, whoever asks. */
    isThere: async (signal: AbortSignal) =>
      (await lookUp('/', signal, { mode: 'no-cors' }, () => true)) ?? false,
    /** `'not-loaded'` if the server does not hold this model; undefined if it gives no answer. Throws the signal's reason. */
    async loaded(model: string, signal: AbortSignal): Promise<LoadedModel | 'not-loaded' | undefined> {
      const models = await listed('/api/ps', signal);
      const found = models?.find((each) => isSameModel(nameOf(each), model));
      if (!found) return models && 'not-loaded';
      const length = 'context_length' in found ? found.context_length : undefined;
      return { contextLength: typeof length === 'number' && length > 0 ? length : undefined };
    },
    /** The installed models that can chat, smallest first; none if the server gives no answer. Throws the signal's reason. */
    async installed(signal: AbortSignal): Promise<readonly InstalledModel[]> {
      const models = (await listed('/api/tags', signal)) ?? [];
      return models
        .filter((model) => nameOf(model) !== '' && !isForEmbeddings(model))
        .map((model) => ({ name: nameOf(model), size: sizeOf(model) }))
        .toSorted((a, b) => a.size - b.size);
    },
  };
}

/** Ollama adds `:latest` where a name has no tag, and does not heed case. */
export function isSameModel(a: string, b: string): boolean {
  return fullName(a) === fullName(b);
}

function fullName(name: string): string {
  const lower = name.toLowerCase();
  return /:[^/]*$/.test(lower) ? lower : `${lower}:latest`;
}

function nameOf(model: object): string {
  const name = 'name' in model ? model.name : 'model' in model ? model.model : '';
  return typeof name === 'string' ? name : '';
}

function sizeOf(model: object): number {
  return 'size' in model && typeof model.size === 'number' ? model.size : 0;
}

function isForEmbeddings(model: object): boolean {
  const details = 'details' in model ? JSON.stringify(model.details) : '';
  return /"(?:nomic-)?bert[^"]*"/.test(details) || /embed/i.test(nameOf(model));
}
