import { renderToStaticMarkup } from 'react-dom/server';
import { NotFoundPage } from '../page/NotFoundPage';
import type { PageWords } from '../page/words.en';
import { shortened } from '../resume/cut-text';
import { longestTitle } from '../resume/describe-page';
import type { Profile } from '../resume/profile';
import type { InterfaceLanguage } from '../words/languages';
import { fillTemplate, titleTags } from './page-document';

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
