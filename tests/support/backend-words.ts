import { english } from '../../src/app/words';
import { hostedWords } from '../../src/backends/hosted/words.en';
import { ollamaWords } from '../../src/backends/ollama/words.en';

/** The sentences that backends are created with, as the site hands them in. */
export const backendWords = { ...english.backends, ollama: ollamaWords, hosted: hostedWords };
