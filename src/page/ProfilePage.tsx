import type { Outline, OutlineSection } from '../resume/outline';
import type { SiteSettings } from '../site-data';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { directionOfLanguage, inLanguage } from '../ui/direction';
import { InterfaceLanguage } from '../ui/interface-language';
import { AskAbout, type Suggestions } from './sections/AskAbout';
import { Footer } from './sections/Footer';
import { LanguageOffer } from './sections/LanguageOffer';
import { LanguageSwitch, type PageLanguage } from './sections/LanguageSwitch';
import { ProfileCard } from './sections/ProfileCard';
import { SectionView } from './sections/SectionView';
import { TopPanel } from './sections/TopPanel';
import { Separator } from './separator';
import { PageDirection } from './text-direction';
import { Timeline } from './timeline/Timeline';
import { timelineOf } from './timeline/timeline-of';
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
  /** `YYYY-MM` of the build, up to which the timeline draws what is ongoing. */
  readonly month: string;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** The URL path of the page in its language, where the files in that language lie; like `basePath` for the first one. */
  readonly pagePath: string;
  /** Licences of the packages that the site is made with; beside the page. */
  readonly noticesFile: string;
  readonly suggestions: Suggestions;
  /** True if the site holds the CV as a PDF, too. */
  readonly hasPdf?: boolean | undefined;
  /** All languages that the CV is in. */
  readonly languages: readonly PageLanguage[];
  /** Printed with the page. */
  readonly askCode?: AskCode | undefined;
}

/** What a visitor looks for first. On a phone it stands before the skills, as in the order of reading. */
const first = new Set<OutlineSection['topic']>(['summary', 'work']);

export interface ProfilePageProps {
  readonly outline: Outline;
  readonly site: SiteFacts;
  readonly words: PageWords;
  /** Of the interface, and of the CV's own texts (BCP 47). */
  readonly languages: { readonly interface: string; readonly cv: string };
}

/** The whole page. It works without a script; the elements that the assistant needs are in it, hidden or empty. */
export function ProfilePage({ outline, site, words, languages }: ProfilePageProps) {
  const { profile, sections, lastUpdated } = outline;
  const asset = (path: string) => site.basePath + path;
  const hasSummary = sections.some(({ anchor }) => anchor === 'summary');
  const askAbout = <AskAbout suggestions={site.suggestions} level={hasSummary ? 3 : 2} words={words} />;
  const isForeign = languages.cv.split('-')[0] !== languages.interface;
  const direction = directionOfLanguage(isForeign ? languages.cv : languages.interface);
  // What stands in the corners follows the columns of a CV that runs the other way.
  const corners = direction === directionOfLanguage(languages.interface) ? undefined : direction;
  const timeline = timelineOf(outline, {
    month: site.month,
    direction,
    language: languages.interface,
    labelOf: words.timeline,
  });
  const views = (isHere: (section: OutlineSection) => boolean) =>
    sections.filter(isHere).map((section) => (
      <SectionView
        section={section}
        asset={asset}
        words={words}
        lead={section.topic === 'work' && timeline && <Timeline {...timeline} />}
        key={section.anchor}
      >
        {section.anchor === 'summary' && askAbout}
      </SectionView>
    ));
  const aside = views(({ column }) => column === 'left');
  const rest = views(({ column, topic }) => column === 'right' && !first.has(topic));
  return (
    <InterfaceLanguage value={isForeign ? languages.interface : undefined}>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <LanguageSwitch languages={site.languages} direction={corners} words={words.languages} />
      <TopPanel site={site} direction={corners} words={words.panel} />
      <Separator value={profile.separator}>
        <PageDirection value={direction}>
          <main
            className="profile-page"
            id="main"
            {...inLanguage(isForeign ? languages.cv : undefined, languages.interface)}
            tabIndex={-1}
          >
            <div className="profile-page__left">
              <ProfileCard
                profile={profile}
                asset={asset}
                pagePath={site.pagePath}
                hasPdf={site.hasPdf === true}
                askCode={site.askCode}
                words={words}
              />
            </div>
            <div className="profile-page__right">
              {!hasSummary && askAbout}
              {views(({ topic }) => first.has(topic))}
            </div>
            {aside.length > 0 && <div className="profile-page__left">{aside}</div>}
            {rest.length > 0 && <div className="profile-page__right profile-page__rest">{rest}</div>}
          </main>
        </PageDirection>
      </Separator>
      <Footer profile={profile} lastUpdated={lastUpdated} year={site.year} words={words} />
      <Button
        className="assistant-button"
        variant="primary"
        id="assistant-button"
        dir={corners}
        aria-haspopup="dialog"
        aria-label={words.openAssistant}
        title={words.assistantIsAi}
        hidden
      >
        <Icon name="chat" />
        <bdi className="assistant-button__label">{words.openAssistant}</bdi>
      </Button>
      <LanguageOffer languages={site.languages} />
      <output
        className="assistant-status"
        id="assistant-status"
        data-not-loaded={words.assistantNotLoaded}
        data-too-old={words.assistantTooOld}
      />
      <div id="assistant-root" />
    </InterfaceLanguage>
  );
}
