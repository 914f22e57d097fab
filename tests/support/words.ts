import { english } from '../../src/app/words';
import { claimCardWords } from '../../src/chat/message/claims/words.en';
import { panelWords } from '../../src/app/panel/words.en';
import { localModelWords } from '../../src/local-model/words.en';
import { pageWords } from '../../src/page/words.en';
import { resumeWords } from '../../src/resume/words.en';

/** Every name and sentence on screen that the tests look for. The site reads the same catalogue. */
export const words = {
  ...english,
  claims: claimCardWords,
  page: pageWords,
  panel: panelWords,
  localModel: localModelWords,
  markdown: english.chat.markdown,
  resume: resumeWords,
} as const;
