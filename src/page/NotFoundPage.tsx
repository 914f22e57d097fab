import type { Profile } from '../resume/profile';
import { Isolated } from './text-direction';
import type { PageWords } from './words.en';

interface NotFoundPageProps {
  readonly profile: Profile;
  readonly home: string;
  readonly words: PageWords;
}

/** What a host shows for an address that does not exist, in the look of the page and without script. */
export function NotFoundPage({ profile: { name, headline }, home, words }: NotFoundPageProps) {
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
        <a className="button button--primary" href={home}>
          {words.notFound.home(name)}
        </a>
      </div>
    </main>
  );
}
