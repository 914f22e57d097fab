import type { BackendId } from '../../backends/backend';

/** Said on each reply, so that nobody has to guess where their words went. */
export type WhereItRan = Readonly<Record<BackendId, string>>;

/** `ollamaHost`: the address the site was built with, which need not be the visitor's own computer. */
export function whereItRan(ollamaHost = 'http://localhost'): WhereItRan {
  const { hostname } = new URL(ollamaHost);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return {
    webllm: 'in this browser',
    ollama: `on ${isHere ? 'this computer' : hostname} · Ollama`,
    huggingface: 'at the hosted provider',
    quotes: 'quoted from the CV',
  };
}
