import type { Assistant } from './app/Assistant';
import type { ReloadState } from './app/reload';
import { retryStyles } from './app/retry-styles';

const assistantButton = element('assistant-button');
const panelTrigger = element('panel-trigger');
const panel = element('panel');
let loading: Promise<Assistant> | undefined;
const reloaded = history.state as ReloadState | null;

retryStyles(window);

/** React and the chat are loaded at the first sign that a visitor reaches for them. */
function loadAssistant(): Promise<Assistant> {
  loading ??= import('./app/Assistant').then(({ mountAssistant }) =>
    mountAssistant(element('assistant-root')),
  );
  return loading;
}

/** Says that the assistant could not be loaded; where it cannot be at the next click either, reloads the page. */
async function whenLoaded(control: HTMLElement, use: (assistant: Assistant) => void): Promise<void> {
  const status = element('assistant-status');
  try {
    use(await loadAssistant());
    status.textContent = '';
  } catch {
    loading = undefined;
    // A browser may remember a module that it could not load for as long as the page lives (whatwg/html#10327).
    if (status.textContent !== '' && (await isReachable())) return clickAfterReload(control);
    status.textContent = status.dataset['notLoaded'] ?? '';
  }
}

/** Reloading without a network would replace the CV by the browser's error page. */
async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function clickAfterReload({ id }: HTMLElement): void {
  const state: ReloadState = { clicked: id };
  history.replaceState(state, '');
  location.reload();
}

for (const control of [assistantButton, panelTrigger]) {
  for (const intent of ['pointerenter', 'pointerdown', 'focus', 'touchstart']) {
    // Only a head start: what fails here is tried again, and reported, at the click.
    control.addEventListener(intent, () => void loadAssistant().catch(() => (loading = undefined)), {
      once: true,
      passive: true,
    });
  }
}
assistantButton.addEventListener(
  'click',
  () => void whenLoaded(assistantButton, (assistant) => assistant.open(reloaded?.draft)),
);
panel.addEventListener('toggle', (event) => {
  if (event.newState === 'open')
    void whenLoaded(panelTrigger, (assistant) => assistant.showPanel(element('panel-live')));
  // A popover that stays until closed does not give the focus back itself; while it fades, a button in it still has it.
  else if (document.activeElement === document.body || panel.contains(document.activeElement))
    panelTrigger.focus();
});
assistantButton.hidden = false;

if (reloaded) {
  history.replaceState(null, '');
  document.getElementById(reloaded.clicked)?.click();
}

// Absent where there is a PDF to download.
const printButton = document.getElementById('print-button');
if (printButton) {
  printButton.addEventListener('click', () => print());
  printButton.hidden = false;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
