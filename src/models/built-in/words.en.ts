import type { VendorFailureWords } from '../../backends/describe-failure';

export const builtInWords = {
  /** Stands in place of a model's name, also within a sentence: a page is not told the real one. */
  modelName: 'the browser’s built-in model',
  whereItRuns: 'in current Chrome on your device',
  /** The sentences by which card, note and panel speak of the model. */
  offer: {
    /** The button, and what it costs. */
    use: "Use the browser's own model",
    cost: 'nothing to download',
    /** What it is, for a visitor who has to choose. */
    about:
      'Your browser has a language model built in, and it is ready. It answers freely, and is the browser maker’s own, not an open one.',
    starting: 'Your browser is starting its built-in model.',
    /** The chat's title line while it answers: what it really is. */
    title: 'Really your browser’s built-in model, not an open one',
    /** While it answers: who does, and where. */
    answers:
      'Your browser’s built-in model answers; in current Chrome it runs on your device. This page sends your question nowhere.',
    offline: 'Your browser is offline. Its built-in model may answer all the same.',
    /** The panel's name for it, and what the panel tells a visitor whom it answers (docs/backends.md). */
    name: 'The browser’s built-in model',
    row: {
      firstWords: 'In a second or a few',
      question: 'This page sends it nowhere; in current Chrome the model runs on this device',
    },
  },
  failures: {
    'model-unsupported':
      'Your browser’s built-in model does not answer in this language.\nAsk in another language, or choose another model.',
    'permission-denied':
      'Your browser does not let this page use its built-in model.\nIts settings, or those of your organisation, decide that. Choose another model.',
    'context-too-long':
      'The CV and your question together are longer than your browser’s built-in model can read.\nAsk in fewer words. The earlier messages of this chat are left out already.',
    filtered:
      'Your browser withheld what its built-in model wrote.\nIt takes some answers for harmful or wrong. Ask in other words, or have the CV quoted.',
    'too-slow':
      'Your browser’s built-in model wrote nothing for 20 seconds.\nClose other tabs and programs, then try again, or have the CV quoted.',
    runaway:
      'Your browser’s built-in model repeated itself without end, so the reply was stopped.\nTry again, or ask in other words.',
    'load-failed':
      'Your browser’s built-in model could not be started.\nRestart the browser if you want to use it, or choose another model.',
  },
} satisfies VendorFailureWords & Record<string, unknown>;

export type BuiltInWords = VendorFailureWords & Omit<typeof builtInWords, 'failures'>;
