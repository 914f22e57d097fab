import { renderToStaticMarkup } from 'react-dom/server';
import { describePage, longestTitle, shortened } from '../resume/describe-page';
import type { Profile } from '../resume/profile';
import { ProfilePage, type ProfilePageProps } from '../page/ProfilePage';
import type { SiteFacts } from '../page/site-facts';
import { outlineOf } from '../resume/outline';
import type { SiteWords } from '../words/en';
import { titleTags, fillTemplate } from './page-document';
import { NotFoundPage } from '../page/NotFoundPage';
import type { PageWords } from '../page/words.en';
import type { InterfaceLanguage } from '../words/languages';

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

interface NotFoundOptions {
  readonly profile: Profile;
  readonly basePath: string;
  readonly policy: string;
  readonly language: InterfaceLanguage;
  readonly words: PageWords;
}

/** The document that a host sends with status 404, made from the page's own template without its script. */
export function notFoundDocument(
  template: string,
  { profile, basePath, policy, language, words }: NotFoundOptions,
): string {
  const title = shortened(`${words.notFound.title} – ${profile.name}`, longestTitle);
  const head = titleTags(title, 'robots', 'noindex');
  const body = renderToStaticMarkup(<NotFoundPage profile={profile} home={basePath} words={words} />);
  return fillTemplate(template.replace(/\s*<script[^>]*><\/script>/g, ''), { language, head, body, policy });
}
