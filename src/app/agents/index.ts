import { cvPage } from '../../chat/links/page-address';
import { once } from '../../shared/once';
import { loadAssistantData, loadSynonyms, siteData } from '../read-site-data';
import { askAboutOwner } from './ask-about-owner';
import { keepRegistered } from './model-context';

/*
 * Offers the page's tool to agents (`docs/agents.md`). Loaded for that alone, and only in a browser with WebMCP; exporting
 * nothing keeps the page's own script small.
 */

const { modelContext } = document;
const page = cvPage();
// An embed has no CV beside it to lead to.
if (modelContext && !siteData.settings.isEmbed && page !== undefined) {
  const tool = askAboutOwner({ owner: siteData.owner, loadAnswer: once(() => loadAnswer(page)) });
  whenIdle(() => keepRegistered(tool, modelContext, window));
}

/** What answers is loaded with the first question. */
async function loadAnswer(page: string) {
  const { answerFromCv } = await import('./answer-question');
  return answerFromCv({
    loadCv: loadAssistantData,
    loadSynonyms,
    language: siteData.language,
    suggestions: siteData.suggestedQuestions,
    today: new Date(),
    page,
  });
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task);
}
