import type { Assistant } from './Assistant';
import { showCurrentYear } from './current-year';
import { followSections, whileInView } from './follow-sections';
import { isTooOld } from './is-too-old';
import { replaceRefusedStyle } from './load-part';
import { reloadWith } from './reload';
import { once } from '../shared/once';
import { askFragment } from '../shared/site-data';

const assistantButton = element('assistant-button');
const panelTrigger = element('panel-trigger');
const panel = element('panel');
const askAbout = element('assistant-questions');
// Absent where there is little to link to.
const contents = document.getElementById('contents');

replaceRefusedStyle();
if (contents) followSections(contents);
showCurrentYear(document.getElementById('current-year'), new Date());

if (!('popover' in panel) || !CSS.supports('selector(::details-content)')) {
  import('./older-browsers').then((older) => older.standIn(document)).catch(() => {});
}

/** React and the chat are loaded at the first sign that a visitor reaches for them. */
const loadAssistant = once(async () => {
  if (isTooOld()) throw new SyntaxError('The assistant needs a newer browser');
  const { mountAssistant } = await import('./Assistant');
  return mountAssistant(element('assistant-root'));
});

/** Uses the assistant once it is loaded. A click whose load fails says so; the next one that fails reloads the page. */
async function whenLoaded(control: HTMLElement, use: (assistant: Assistant) => void): Promise<void> {
  const status = element('assistant-status');
  try {
    use(await loadAssistant());
    status.textContent = '';
  } catch (error) {
    const { tooOld = '', notLoaded = '' } = status.dataset;
    if (error instanceof SyntaxError) status.textContent = tooOld;
    // A browser may remember a module that it could not load for as long as the page lives (whatwg/html#10327).
    else if (status.textContent === '' || !(await reloadWith({ clicked: control.id })))
      status.textContent = notLoaded;
  }
}

for (const control of [assistantButton, panelTrigger, askAbout]) {
  // A finger enters as well, before it is down.
  for (const intent of ['pointerenter', 'focusin']) {
    // Only a head start: the click tries a failed load again and reports a second failure.
    control.addEventListener(intent, () => void loadAssistant().catch(() => {}), { once: true });
  }
}
assistantButton.addEventListener(
  'click',
  () => void whenLoaded(assistantButton, (assistant) => assistant.open()),
);
askAbout.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  // With one of these keys the browser opens the link elsewhere.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void whenLoaded(link, (assistant) => assistant.ask(link.textContent));
});
askAbout.addEventListener('submit', (event) => {
  event.preventDefault();
  const box = element('ask-text') as HTMLInputElement;
  void whenLoaded(element('ask-button'), (assistant) => {
    const question = box.value.trim();
    box.value = '';
    if (question === '') assistant.open();
    else assistant.ask(question);
  });
});
// The box is the better invitation while it can be seen.
whileInView(askAbout, (isInView) => assistantButton.toggleAttribute('data-quiet', isInView));
panel.addEventListener('toggle', (event) => {
  if (event.newState === 'open')
    void whenLoaded(panelTrigger, (assistant) => assistant.showPanel(element('panel-live')));
  // A button in the panel still has the focus while it fades; without scrolling, since a click beside it may be far down.
  else if (document.activeElement === document.body || panel.contains(document.activeElement))
    panelTrigger.focus({ preventScroll: true });
});
// It would cover what the Tab key reaches next.
panel.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !panel.contains(relatedTarget))
    panel.querySelector<HTMLElement>('.top-panel__close')?.click();
});
assistantButton.hidden = false;

if (document.querySelector('[data-language-offer]')) {
  import('./offer-language')
    .then((offer) =>
      offer.offerLanguage(document, { languages: navigator.languages, referrer: document.referrer }),
    )
    .catch(() => {});
}

// Agents can wait until the page is complete.
if ('modelContext' in document) addEventListener('load', () => void import('./agents').catch(() => {}));

addEventListener('popstate', () => followAddress());
followAddress({ isLoad: true });

// Absent where there is a PDF to download.
const printButton = document.getElementById('print-button');
if (printButton) {
  printButton.addEventListener('click', () => print());
  delete printButton.dataset['awaited'];
}

/** An entry with a state has the chat open, or comes from a reload that the assistant asked for. */
function followAddress(at?: { readonly isLoad: boolean }): void {
  if (loadAssistant.loaded || history.state || location.hash.startsWith(askFragment))
    void whenLoaded(assistantButton, (assistant) => assistant.followAddress(at));
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
