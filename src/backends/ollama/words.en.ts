import type { VendorFailureWords } from '../describe-failure';

export const ollamaWords = {
  /** `hostname`: where Ollama runs; undefined on the visitor's own computer. */
  whereItRuns: (hostname: string | undefined) => `on ${hostname ?? 'this computer'} · Ollama`,
  /** Who receives the messages of a model that runs at Ollama's; `server`: who passes them on, if not this computer. */
  cloudBehind: (server: string | undefined) =>
    server === undefined ? 'Ollama’s cloud' : `${server}, which passes them to Ollama’s cloud`,
  server: 'Ollama',
  mixedContent:
    'Browsers do not let a secure page reach {subject}, which is not secure.\nServe Ollama over https, or open this site as http://localhost on the computer that runs Ollama.',
  failures: {
    unreachable:
      'Nothing answers at {subject}: Ollama does not seem to be running there.\nStart Ollama and try again. If your browser asks whether this site may reach devices on your network, allow it.',
    'origin-refused':
      'Ollama is running at {subject}, but does not accept questions from this site.\nSet OLLAMA_ORIGINS={origin} where Ollama runs, quit Ollama, start it again, then try again.',
    'model-missing':
      'Ollama is running, but it does not have the model {subject}.\nDownload it once, where Ollama runs, then try again.',
    'context-too-long':
      'The profile and this question do not fit into the context window of {subject}.\nStart Ollama with a larger window, then try again. A shorter question may fit, too.',
    'out-of-memory':
      'The model {subject} does not fit this computer.\nChoose a smaller model, or close other programs and try again.',
  },
  /** Labels of the commands that a visitor can copy. */
  start: 'Start Ollama',
  download: 'Download the model',
  /** The end of an action that has buttons with the names of models below it. */
  chooseInstead: 'Another installed model can answer for the rest of this visit:',
} satisfies VendorFailureWords & Record<string, unknown>;

export type OllamaWords = VendorFailureWords & Omit<typeof ollamaWords, 'failures'>;
