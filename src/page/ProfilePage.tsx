import type { Outline } from '../resume/outline';
import { directionOfLanguage } from '../ui/direction';
import { AssistantButton, AssistantMount } from './AssistantParts';
import { CvPage, cvDirection, type PageLanguages } from './CvPage';
import { AskAbout } from './sections/AskAbout';
import { LanguageOffer, LanguageSwitch } from './sections/LanguageSwitch';
import { TopPanel } from './sections/TopPanel';
import type { SiteFacts } from './site-facts';
import type { PageWords } from './words.en';

export interface ProfilePageProps {
  readonly outline: Outline;
  readonly site: SiteFacts;
  readonly words: PageWords;
  readonly languages: PageLanguages;
}

/** The whole page. It works without a script; the elements that the assistant needs are in it, hidden or empty. */
export function ProfilePage({ outline, site, words, languages }: ProfilePageProps) {
  const { hasPdf = false, pagePath } = site;
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
      askAbout={<AskAbout site={site} words={words} />}
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
