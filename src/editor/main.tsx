import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { InterfaceLanguage } from '../words/languages';
import { directionOfLanguage } from '../ui/direction';
import { loadEditorWords } from '../words/editor/load-words';
import { loadLocalize } from '../words/messages/localize';
import { App } from './App';
import { createApi } from './api';
import { EditorProvider } from './context';
import './editor.css';
import { createEditor, keepUnseen } from './store';
import { messageOf } from '../shared/attempt';

async function begin(root: HTMLElement): Promise<void> {
  const api = createApi((input, options) => fetch(input, options));
  const start = await api.start();
  const editor = createEditor(api, start, {
    now: () => Date.now(),
    after: (ms, run) => void setTimeout(run, ms),
  });
  // The address has a token, so another folder on this port keeps its own.
  keepUnseen(editor, sessionStorage, location.pathname);
  const events = new EventSource('do/events');
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const told = JSON.parse(data) as { readonly changed?: true; readonly windows?: number };
    if (told.windows !== undefined) editor.setWindows(told.windows);
    if (told.changed) editor.look().catch(() => {});
  });
  // While the server was away the disk may have changed.
  events.addEventListener('open', () => void editor.look().catch(() => {}));
  window.addEventListener('beforeunload', (event) => {
    if (editor.isUnsaved()) event.preventDefault();
  });
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const { target } = event;
    // A box that is no field of a file keeps the browser's own undo.
    const isOther =
      target instanceof Element && target.matches('input:not([data-path]), textarea:not([data-path])');
    if (isOther && key !== 's') return;
    if (key === 'z' || key === 'y') {
      // One history for all fields: the browser's own knows a single one.
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    } else if (key === 's') {
      event.preventDefault();
      void editor.save();
    }
  });
  const view = createRoot(root);
  const draw = async (language: InterfaceLanguage) => {
    const [words, localize] = await Promise.all([loadEditorWords[language](), loadLocalize(language)]);
    document.documentElement.lang = language;
    document.documentElement.dir = directionOfLanguage(language);
    view.render(
      <StrictMode>
        <EditorProvider value={{ editor, api, words, localize, renew }}>
          <App />
        </EditorProvider>
      </StrictMode>,
    );
  };
  const renew = async () => {
    await editor.save();
    const next = await api.start();
    editor.setStart(next);
    await draw(next.language as InterfaceLanguage);
  };
  void editor.render();
  await draw(start.language as InterfaceLanguage);
}

const root = document.getElementById('editor');
if (root) {
  begin(root).catch((error: unknown) => {
    root.textContent = messageOf(error);
  });
}
