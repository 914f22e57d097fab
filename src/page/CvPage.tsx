import type { ReactNode } from 'react';
import type { Outline, OutlineSection } from '../resume/outline';
import { directionOfLanguage, inLanguage } from '../ui/direction';
import { InterfaceLanguage, useInterfaceLanguage } from '../ui/interface-language';
import { ProfileCard, type CvFiles } from './sections/ProfileCard';
import { SectionView } from './sections/SectionView';
import type { AskCode } from './site-facts';
import { Separator, PageDirection, Isolated } from './text-direction';
import { Scale, timeScale } from './time-scale';
import type { PageWords } from './words.en';
import { LinkedText } from './sections/Entry';

/** Of the interface, and of the CV's own texts (BCP 47). */
export interface PageLanguages {
  readonly interface: string;
  readonly cv: string;
}

interface CvPageProps {
  readonly outline: Outline;
  readonly words: PageWords;
  readonly languages: PageLanguages;
  /** The address of a picture that the profile names. */
  readonly asset: (path: string) => string;
  /** Of the build; the page's script shows the visitor's. */
  readonly year: number;
  /** `YYYY-MM`, up to which a bar shows what is ongoing. */
  readonly month: string;
  /** The CV's other forms, where they lie beside the page. */
  readonly files?: CvFiles | undefined;
  readonly askCode?: AskCode | undefined;
  readonly askAbout?: ReactNode;
  readonly corners?: ReactNode;
  readonly children?: ReactNode;
}

/** A CV as a page, without anything of an assistant. */
export function CvPage({ outline, words, languages, asset, askAbout, corners, ...rest }: CvPageProps) {
  const { profile, sections, lastUpdated } = outline;
  const isForeign = isForeignTo(languages);
  const direction = cvDirection(languages);
  const style = { words, month: rest.month, isFolded: profile.foldsDetails };
  const dated = sections.find(
    ({ entries, column }) => column === 'right' && entries.some(({ period }) => period),
  );
  const viewsOf = (column: OutlineSection['column']) =>
    sections
      .filter((section) => section.column === column)
      .map((section) => (
        <SectionView
          section={section}
          asset={asset}
          style={style}
          hasScale={section === dated}
          key={section.anchor}
        />
      ));
  return (
    <InterfaceLanguage value={isForeign ? languages.interface : undefined}>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      {corners}
      <Separator value={profile.separator}>
        <PageDirection value={direction}>
          <Scale value={timeScale(outline, rest.month)}>
            <main
              className={sections.length > 0 ? 'profile-page' : 'profile-page profile-page--minimal'}
              id="main"
              {...inLanguage(isForeign ? languages.cv : undefined, languages.interface)}
              tabIndex={-1}
            >
              <ProfileCard
                profile={profile}
                asset={asset}
                files={rest.files}
                askCode={rest.askCode}
                words={words}
              >
                {askAbout}
              </ProfileCard>
              <div className="profile-page__right">{viewsOf('right')}</div>
              <div className="profile-page__left">{viewsOf('left')}</div>
              <Contents outline={outline} words={words} />
            </main>
          </Scale>
        </PageDirection>
      </Separator>
      <footer className="footer">
        {profile.sourceCode && (
          <p>
            <LinkedText text={profile.sourceCode.label} url={profile.sourceCode.url} />
          </p>
        )}
        <p>
          © <time id="current-year">{rest.year}</time> <bdi>{profile.name}</bdi>
        </p>
        {lastUpdated !== undefined && <p>{lastUpdated}</p>}
      </footer>
      {rest.children}
    </InterfaceLanguage>
  );
}

function isForeignTo(languages: PageLanguages): boolean {
  return languages.cv.split('-')[0] !== languages.interface;
}

export function cvDirection(languages: PageLanguages): 'ltr' | 'rtl' {
  return directionOfLanguage(isForeignTo(languages) ? languages.cv : languages.interface);
}

/** Links to the sections beside them. Hidden until the script finds the page long (`src/app/follow-sections.ts`). */
function Contents({ outline: { profile, sections }, words }: Pick<CvPageProps, 'outline' | 'words'>) {
  const lang = useInterfaceLanguage();
  const linked = sections.filter(({ column, kind }) => column === 'right' && kind !== 'partners');
  if (linked.length < 2) return null;
  return (
    <nav className="contents" id="contents" aria-label={words.contents} hidden>
      <p className="contents__name" aria-hidden="true">
        <Isolated text={profile.name} />
      </p>
      <ul className="contents__links">
        {linked.map(({ anchor, heading, isOwnHeading }) => (
          <li key={anchor} lang={isOwnHeading ? undefined : lang}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
