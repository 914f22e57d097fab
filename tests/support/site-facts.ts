import type { SiteFacts } from '../../src/page/site-facts';
import { parseSettings } from '../../src/site/settings';

/** What the page says of a site that stands for any. */
export const siteFacts: SiteFacts = {
  backendName: 'a test',
  modelName: 'no model',
  settings: parseSettings({}).site,
  year: 2026,
  month: '2026-11',
  basePath: '/',
  pagePath: '/',
  noticesFile: 'notices.txt',
  languages: [],
  suggestions: { firstName: 'Ada', questions: ['What does Ada do?', 'Where did Ada study?'] },
};
