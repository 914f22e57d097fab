import type { Assistant } from './app/Assistant';

const assistantButton = element('assistant-button');
const panelTrigger = element('panel-trigger');
let loading: Promise<Assistant> | undefined;

/** React and the chat arrive with the first sign that a visitor reaches for them. */
function loadAssistant(): Promise<Assistant> {
  loading ??= import('./app/Assistant').then(({ mountAssistant }) =>
    mountAssistant(element('assistant-root')),
  );
  return loading;
}

function whenReady(use: (assistant: Assistant) => void): void {
  loadAssistant().then(use, () => {
    // A failed import is not cached by us, so the next press tries again.
    loading = undefined;
    element('assistant-status').textContent =
      'The assistant could not be loaded. Check your connection and press the button again.';
  });
}

for (const control of [assistantButton, panelTrigger]) {
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    control.addEventListener(intent, () => whenReady(() => {}), { once: true, passive: true });
  }
}
assistantButton.addEventListener('click', () => whenReady((assistant) => assistant.open()));
panelTrigger.addEventListener('click', () => whenReady((assistant) => assistant.showPanel()));
assistantButton.hidden = false;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
