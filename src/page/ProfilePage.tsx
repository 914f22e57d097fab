import type { Outline } from '../resume/outline';
import type { SiteSettings } from '../site-data';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { AskAbout, type Suggestions } from './sections/AskAbout';
import { Footer } from './sections/Footer';
import { ProfileCard } from './sections/ProfileCard';
import { SectionView } from './sections/SectionView';
import { TopPanel } from './sections/TopPanel';
import type { PageWords } from './words.en';

/** A QR code whose address opens the chat. */
export interface AskCode {
  readonly address: string;
  /** Of its sides; the unit of the path. */
  readonly size: number;
  readonly path: string;
}

/** What the page says of the site it is part of. */
export interface SiteFacts {
  /** The backend this site was built for, in words. */
  readonly backendName: string;
  readonly modelName: string;
  /** What the privacy disclosure is made from. */
  readonly settings: SiteSettings;
  /** Of the copyright line. */
  readonly year: number;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Licences of the packages that the site is made with; beside the page. */
  readonly noticesFile: string;
  readonly suggestions: Suggestions;
  /** True if the site holds the CV as a PDF, too. */
  readonly hasPdf?: boolean | undefined;
  /** Printed with the page. */
  readonly askCode?: AskCode | undefined;
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
  const hasSummary = sections.some(({ anchor }) => anchor === 'summary');
  const askAbout = <AskAbout suggestions={site.suggestions} level={hasSummary ? 3 : 2} words={words} />;
  const column = (name: 'left' | 'right') =>
    sections
      .filter((section) => section.column === name)
      .map((section) => (
        <SectionView section={section} asset={asset} words={words} key={section.anchor}>
          {section.anchor === 'summary' && askAbout}
        </SectionView>
      ));
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <TopPanel site={site} words={words.panel} />
      <main className="profile-page" id="main" tabIndex={-1}>
        <div className="profile-page__left">
          <div className="profile-page__stay">
            <ProfileCard
              profile={profile}
              asset={asset}
              hasPdf={site.hasPdf === true}
              askCode={site.askCode}
              words={words}
            />
            {column('left')}
          </div>
        </div>
        <div className="profile-page__right">
          {!hasSummary && askAbout}
          {column('right')}
        </div>
      </main>
      <Footer profile={profile} lastUpdated={lastUpdated} year={site.year} words={words} />
      <Button
        className="assistant-button"
        variant="primary"
        id="assistant-button"
        aria-haspopup="dialog"
        title={words.assistantIsAi}
        hidden
      >
        <Icon name="chat" />
        {words.openAssistant}
      </Button>
      <output
        className="assistant-status"
        id="assistant-status"
        data-not-loaded={words.assistantNotLoaded}
        data-too-old={words.assistantTooOld}
      />
      <div id="assistant-root" />
    </>
  );
}
