import type { SiteFacts } from '../../src/page/site-facts';
import type { Profile } from '../../src/resume/profile';
import { renderPage as render } from '../../src/site/render-page';
import { site as english } from '../../src/words/en';

/** The page as the builder renders it, in English. */
export function renderPage(profile: Profile, facts: SiteFacts) {
  return render(profile, facts, english, { interface: 'en', cv: 'en' });
}
