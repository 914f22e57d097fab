import { AssistantButton, AssistantMount } from './AssistantParts';
import type { SiteFacts } from './site-facts';
import { AskAbout } from './sections/AskAbout';
import { TopPanel } from './sections/TopPanel';
import type { PageWords } from './words.en';

/**
 * The page of the embed's frame: the assistant without the CV. In a frame only the chat is visible; on its own it is where
 * a visitor reads how the assistant runs, and may ask where a host lets no frame in.
 */
export function EmbedPage({ site, words }: { readonly site: SiteFacts; readonly words: PageWords }) {
  return (
    <>
      <div className="embed-page">
        <TopPanel site={site} words={words.panel} />
        <main className="embed-page__main">
          <h1 className="embed-page__title">{words.assistantIsAi}</h1>
          <AskAbout site={site} words={words} />
        </main>
      </div>
      <AssistantButton words={words} />
      <AssistantMount words={words} />
    </>
  );
}
