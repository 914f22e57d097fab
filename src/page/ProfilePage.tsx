import type { Outline } from '../resume/outline';
import type { SiteSettings } from '../site-data';
import { directionOfLanguage } from '../ui/direction';
import { AssistantButton, AssistantMount } from './AssistantParts';
import { CvPage, cvDirection, type PageLanguages } from './CvPage';
import { AskAbout, type Suggestions } from './sections/AskAbout';
import { LanguageOffer } from './sections/LanguageOffer';
import { LanguageSwitch, type PageLanguage } from './sections/LanguageSwitch';
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
  /** `YYYY-MM` of the build, up to which the timeline draws what is ongoing. */
  readonly month: string;
  /** The URL path the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** The URL path of the page in its language, where the files in that language lie; like `basePath` for the first one. */
  readonly pagePath: string;
  /** Licences of the packages that the site is made with; beside the page. */
  readonly noticesFile: string;
  readonly suggestions: Suggestions;
  /** Shows the site on the owner's computer. */
  readonly previewCommand?: string | undefined;
  /** True if the site holds the CV as a PDF, too. */
  readonly hasPdf?: boolean | undefined;
  /** All languages that the CV is in. */
  readonly languages: readonly PageLanguage[];
  /** Printed with the page. */
  readonly askCode?: AskCode | undefined;
}

export interface ProfilePageProps {
  readonly outline: Outline;
  readonly site: SiteFacts;
  readonly words: PageWords;
  readonly languages: PageLanguages;
}

/** The whole page. It works without a script; the elements that the assistant needs are in it, hidden or empty. */
export function ProfilePage({ outline, site, words, languages }: ProfilePageProps) {
  const { suggestions, hasPdf = false, pagePath } = site;
  const hasSummary = outline.sections.some(({ anchor }) => anchor === 'summary');
  const direction = cvDirection(languages);
  // What stands in the corners follows the columns of a CV that runs the other way.
  const corners = direction === directionOfLanguage(languages.interface) ? undefined : direction;
  return (
    <CvPage
      outline={outline}
      words={words}
      languages={languages}
      asset={(path) => site.basePath + path}
      year={site.year}
      month={site.month}
      files={{ pagePath, hasPdf }}
      askCode={site.askCode}
      askAbout={<AskAbout suggestions={suggestions} level={hasSummary ? 3 : 2} words={words} />}
      corners={
        <>
          <LanguageSwitch languages={site.languages} direction={corners} words={words.languages} />
          <TopPanel site={site} direction={corners} words={words.panel} />
        </>
      }
    >
      <AssistantButton direction={corners} words={words} />
      <LanguageOffer languages={site.languages} />
      <AssistantMount words={words} previewCommand={site.previewCommand} />
    </CvPage>
  );
}
