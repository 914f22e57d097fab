import { once } from '../shared/once';
import { loadWords as loaders } from '../words/load-words';
import { siteData } from './read-site-data';

/** The sentences of the chat, in the language of the site: one chunk, loaded beside the other parts of the assistant. */
export const loadWords = once(() => loaders[siteData.language]());
