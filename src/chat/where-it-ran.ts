import type { BackendId } from '../backends/backend';

/** Said on each reply, so that nobody has to guess where their words went. */
export const whereItRan: Readonly<Record<BackendId, string>> = {
  webllm: 'in this browser',
  ollama: 'on this computer · Ollama',
  huggingface: 'at the hosted provider',
  quotes: 'quoted from the CV',
};
