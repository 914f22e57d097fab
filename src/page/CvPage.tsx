import type { ReactNode } from 'react';
import type { Outline, OutlineSection } from '../resume/outline';
import { directionOfLanguage, inLanguage } from '../ui/direction';
import { InterfaceLanguage } from '../ui/interface-language';
import { Footer } from './sections/Footer';
import { ProfileCard, type CvFiles } from './sections/ProfileCard';
import { SectionView } from './sections/SectionView';
import type { AskCode } from './site-facts';
import { Separator } from './separator';
import { PageDirection } from './text-direction';
import { Timeline } from './timeline/Timeline';
import { timelineOf } from './timeline/timeline-of';
import type { PageWords } from './words.en';

/** Of the interface, and of the CV's own texts (BCP 47). */
export interface PageLanguages {
  readonly interface: string;
  readonly cv: string;
}

/** What a visitor looks for first. On a phone it stands before the skills, as in the order of reading. */
const first = new Set<OutlineSection['topic']>(['summary', 'work']);

/** The right column's sections down to the last of those, in the owner's order. */
function leading(sections: readonly OutlineSection[]): readonly OutlineSection[] {
  const right = sections.filter(({ column }) => column === 'right');
  return right.slice(0, right.findLastIndex(({ topic }) => first.has(topic)) + 1);
}

interface CvPageProps {
  readonly outline: Outline;
  readonly words: PageWords;
  readonly languages: PageLanguages;
  /** The address of a picture that the profile names. */
  readonly asset: (path: string) => string;
  /** Of the copyright line. */
  readonly year: number;
  /** `YYYY-MM`, up to which the timeline draws what is ongoing. */
  readonly month: string;
  /** The CV's other forms, where they lie beside the page. */
  readonly files?: CvFiles | undefined;
  readonly askCode?: AskCode | undefined;
  /** Follows the summary, or begins the right column of a CV without one. */
  readonly askAbout?: ReactNode;
  /** What stands above the columns. */
  readonly corners?: ReactNode;
  /** What follows the footer. */
  readonly children?: ReactNode;
}

/** A CV as a page, without anything of an assistant. */
export function CvPage({ outline, words, languages, asset, askAbout, corners, ...rest }: CvPageProps) {
  const { profile, sections, lastUpdated } = outline;
  const hasSummary = sections.some(({ anchor }) => anchor === 'summary');
  const isForeign = isForeignTo(languages);
  const direction = cvDirection(languages);
  const timeline = timelineOf(outline, {
    month: rest.month,
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
  const leads = new Set(leading(sections));
  const aside = views(({ column }) => column === 'left');
  const others = views((section) => section.column === 'right' && !leads.has(section));
  return (
    <InterfaceLanguage value={isForeign ? languages.interface : undefined}>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      {corners}
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
                files={rest.files}
                askCode={rest.askCode}
                words={words}
              />
            </div>
            <div className="profile-page__right">
              {!hasSummary && askAbout}
              {views((section) => leads.has(section))}
            </div>
            {aside.length > 0 && <div className="profile-page__left">{aside}</div>}
            {others.length > 0 && <div className="profile-page__right profile-page__rest">{others}</div>}
          </main>
        </PageDirection>
      </Separator>
      <Footer profile={profile} lastUpdated={lastUpdated} year={rest.year} words={words} />
      {rest.children}
    </InterfaceLanguage>
  );
}

function isForeignTo(languages: PageLanguages): boolean {
  return languages.cv.split('-')[0] !== languages.interface;
}

/** Which way the columns run. */
export function cvDirection(languages: PageLanguages): 'ltr' | 'rtl' {
  return directionOfLanguage(isForeignTo(languages) ? languages.cv : languages.interface);
}
