import { type AssistantWords, type SiteWords, assistant } from '../../src/words/en';
import * as de from '../../src/words/de';
import * as en from '../../src/words/en';
import * as fr from '../../src/words/fr';

interface Catalogue {
  readonly site: SiteWords;
  readonly assistant: AssistantWords;
}

function everyWord({ site, assistant }: Catalogue) {
  return { ...site, ...assistant, markdown: assistant.chat.markdown };
}

/** Every name and sentence on screen that the tests look for. The site reads the same catalogue. */
export const words = everyWord(en);

/** Those of a site whose CV is in German. */
export const germanWords = everyWord(de);

/** Those of a page in French. */
export const frenchWords = everyWord(fr);

export const { localModel: localModelWords } = en.assistant;

/** The sentences that backends are created with, as the site hands them in. */
export const backendWords = assistant.backends;
