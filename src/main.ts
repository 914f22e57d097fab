import type { Assistant } from './app/Assistant';

const assistantButton = element('assistant-button');
const panelTrigger = element('panel-trigger');
const panel = element('panel');
let loading: Promise<Assistant> | undefined;

/** React and the chat arrive with the first sign that a visitor reaches for them. */
function loadAssistant(): Promise<Assistant> {
  loading ??= import('./app/Assistant').then(({ mountAssistant }) =>
    mountAssistant(element('assistant-root')),
  );
  return loading;
}

/** Says that the assistant did not arrive; at the next press that it does not, loads the page anew. */
async function whenLoaded(control: HTMLElement, use: (assistant: Assistant) => void): Promise<void> {
  const status = element('assistant-status');
  try {
    use(await loadAssistant());
    status.textContent = '';
  } catch {
    loading = undefined;
    // Browsers may remember a module that they could not fetch for as long as the page lives.
    if (status.textContent !== '' && (await isReachable())) return pressAfterReload(control);
    status.textContent =
      'The assistant could not be loaded. Check your connection, then press the button again.';
  }
}

/** Not to exchange the CV for the browser's own page about a missing network. */
async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function pressAfterReload({ id }: HTMLElement): void {
  history.replaceState({ pressed: id }, '');
  location.reload();
}

for (const control of [assistantButton, panelTrigger]) {
  for (const intent of ['pointerenter', 'pointerdown', 'focus', 'touchstart']) {
    // Only a head start: what fails here is tried again, and said, at the press.
    control.addEventListener(intent, () => void loadAssistant().catch(() => (loading = undefined)), {
      once: true,
      passive: true,
    });
  }
}
assistantButton.addEventListener(
  'click',
  () => void whenLoaded(assistantButton, (assistant) => assistant.open()),
);
panel.addEventListener('toggle', (event) => {
  if (event.newState === 'open')
    void whenLoaded(panelTrigger, (assistant) => assistant.showPanel(element('panel-live')));
  // A popover that stays until closed does not give the focus back itself; while it fades, a button in it still has it.
  else if (document.activeElement === document.body || panel.contains(document.activeElement))
    panelTrigger.focus();
});
assistantButton.hidden = false;

const pressed: unknown = history.state?.pressed;
if (typeof pressed === 'string') {
  history.replaceState(null, '');
  document.getElementById(pressed)?.click();
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
