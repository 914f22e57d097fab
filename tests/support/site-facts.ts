import type { SiteFacts } from '../../src/page/ProfilePage';

/** What the page says of a site that stands for any. */
export const siteFacts: SiteFacts = {
  backendName: 'a test',
  modelName: 'no model',
  year: 2026,
  basePath: '/',
  noticesFile: 'notices.txt',
};
