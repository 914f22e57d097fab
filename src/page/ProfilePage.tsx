import type { Outline } from '../resume/outline';
import { Footer } from './sections/Footer';
import { ProfileCard } from './sections/ProfileCard';
import { SectionView } from './sections/SectionView';
import { TopPanel } from './sections/TopPanel';
import type { PageWords } from './words.en';

/** What the page says of the site it is part of. */
export interface SiteFacts {
  /** The backend this site was built for, in words. */
  readonly backendName: string;
  readonly modelName: string;
  /** Of the copyright line. */
  readonly year: number;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Licences of the packages that the site is made with; beside the page. */
  readonly noticesFile: string;
  /** True if the site holds the CV as a PDF, too. */
  readonly hasPdf?: boolean | undefined;
}

interface ProfilePageProps {
  readonly outline: Outline;
  readonly site: SiteFacts;
  readonly words: PageWords;
}

/** The whole page. It works without a script; the elements that the assistant needs are in it, hidden or empty. */
export function ProfilePage({ outline, site, words }: ProfilePageProps) {
  const { profile, sections, lastUpdated } = outline;
  const asset = (path: string) => site.basePath + path;
  const column = (name: 'left' | 'right') =>
    sections
      .filter((section) => section.column === name)
      .map((section) => <SectionView section={section} asset={asset} words={words} key={section.anchor} />);
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <TopPanel site={site} words={words.panel} />
      <main className="page" id="main" tabIndex={-1}>
        <div className="page__left">
          <div className="page__stay">
            <ProfileCard profile={profile} asset={asset} hasPdf={site.hasPdf === true} words={words} />
            {column('left')}
          </div>
        </div>
        <div className="page__right">{column('right')}</div>
      </main>
      <Footer profile={profile} lastUpdated={lastUpdated} year={site.year} words={words} />
      <button className="assistant-button" id="assistant-button" type="button" aria-haspopup="dialog" hidden>
        <svg className="assistant-button__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5" />
        </svg>
        {words.openAssistant}
      </button>
      <output className="assistant-status" id="assistant-status" data-not-loaded={words.assistantNotLoaded} />
      <div id="assistant-root" />
    </>
  );
}
