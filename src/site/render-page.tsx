import { renderToStaticMarkup } from 'react-dom/server';
import { describePage } from '../resume/describe-page';
import type { Profile } from '../resume/profile';
import { ProfilePage } from '../page/ProfilePage';
import type { ProfilePageProps } from '../page/ProfilePage';
import type { SiteFacts } from '../page/site-facts';
import { outlineOf } from '../resume/outline';
import type { SiteWords } from '../words/en';
import { titleTags } from './page-document';

/** The page as static HTML: what goes into `<body>`, and what goes into `<head>`. */
export function renderPage(
  profile: Profile,
  site: SiteFacts,
  words: SiteWords,
  languages: ProfilePageProps['languages'],
): { readonly html: string; readonly head: string } {
  const { title, description } = describePage(profile);
  return {
    html: renderToStaticMarkup(
      <ProfilePage
        outline={outlineOf(profile, words.resume)}
        site={site}
        words={words.page}
        languages={languages}
      />,
    ),
    head: titleTags(title, 'description', description),
  };
}
