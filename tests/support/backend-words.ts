import { english } from '../../src/app/words';
import { ollamaWords } from '../../src/backends/ollama/words.en';

/** The sentences that backends are created with, as the site hands them in. */
export const backendWords = { ...english.backends, ollama: ollamaWords };
