import { english } from '../../src/app/words';
import { resumeWords } from '../../src/resume/words.en';

/** Every name and sentence on screen that the tests look for. The site reads the same catalogue. */
export const words = { ...english, markdown: english.chat.markdown, resume: resumeWords } as const;
