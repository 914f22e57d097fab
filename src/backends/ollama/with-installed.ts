import { BackendError } from '../backend-error';
import { isSameModel, type OllamaServer } from './ollama-server';
import { mayLackMemory } from './ollama-errors';
import { runsInCloud } from '../runs-in-cloud';

/** Adds the installed models that could answer instead, where another model would help. */
export async function withInstalled(
  error: BackendError,
  model: string,
  server: OllamaServer,
  signal: AbortSignal,
): Promise<BackendError> {
  const { kind, detail } = error;
  const isTooLarge = kind === 'out-of-memory' || (kind === 'server-error' && mayLackMemory(detail ?? ''));
  if (!isTooLarge && kind !== 'model-missing') return error;
  const installed = await server.installed(signal);
  const size = installed.find(({ name }) => isSameModel(name, model))?.size;
  const others = installed.filter((each) => {
    if (isSameModel(each.name, model)) return false;
    // The note in the dialog has named another recipient.
    if (runsInCloud(each.name) && !runsInCloud(model)) return false;
    return !isTooLarge || size === undefined || each.size < size;
  });
  return new BackendError('ollama', kind, {
    detail,
    subject: error.subject,
    cause: error.cause,
    installed: others.map(({ name }) => name),
  });
}
