import { renderToStaticMarkup } from 'react-dom/server';
import type { PageWords } from '../page/words.en';
import { shortened } from '../resume/cut-text';
import { longestTitle } from '../resume/describe-page';
import type { Profile } from '../resume/profile';
import type { InterfaceLanguage } from '../words/languages';
import { fillTemplate } from './page-document';
import { Isolated } from '../page/text-direction';

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
  const head = renderToStaticMarkup(
    <>
      <title>{shortened(words.notFound.tabTitle(profile.name), longestTitle)}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
    </>,
  );
  const body = renderToStaticMarkup(<NotFoundPage profile={profile} home={basePath} words={words} />);
  return fillTemplate(template.replace(/\s*<script[^>]*><\/script>/g, ''), { language, head, body, policy });
}

interface NotFoundPageProps {
  readonly profile: Profile;
  /** Address of the CV. */
  readonly home: string;
  readonly words: PageWords;
}

/** What a host shows for an address that does not exist, in the look of the page and without script. */
function NotFoundPage({ profile: { name, headline }, home, words }: NotFoundPageProps) {
  return (
    <main className="profile-page">
      <div className="profile-page__left">
        <p className="profile-card__name">
          <Isolated text={name} />
        </p>
        {headline !== undefined && (
          <p className="profile-card__headline">
            <Isolated text={headline} />
          </p>
        )}
      </div>
      <div className="profile-page__right not-found-page__message">
        <h1 className="section__title">{words.notFound.title}</h1>
        <p>{words.notFound.explanation}</p>
        <a className="button button--primary" href={home}>
          {words.notFound.home(name)}
        </a>
      </div>
    </main>
  );
}
