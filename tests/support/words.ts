import { english } from '../../src/app/words';
import { markdownWords } from '../../src/markdown/words.en';
import { resumeWords } from '../../src/resume/words.en';

/** Every name and sentence on screen that the tests look for. They come from the catalogue that the site reads. */
export const words = { ...english, markdown: markdownWords, resume: resumeWords } as const;
