import type { LocalModel, LocalModelSnapshot } from './local-model';

type Watched = Pick<LocalModel, 'getSnapshot' | 'subscribe'>;

/**
 * Resolves with the first defined result of `read`, called now and after every change. Rejects with what `read` throws,
 * or with the signal's reason. Leaves no listener behind.
 */
export async function awaitSnapshot<Result>(
  localModel: Watched,
  signal: AbortSignal,
  read: (snapshot: LocalModelSnapshot) => Result | undefined,
): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal.reason as Error);
    };
    const check = () => {
      try {
        const result = read(localModel.getSnapshot());
        if (result === undefined) return;
        stop();
        resolve(result);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const unsubscribe = localModel.subscribe(check);
    signal.addEventListener('abort', abort);
    check();
  });
}
