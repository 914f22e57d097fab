import { useCallback, useEffect, useRef, useState } from 'react';
import { resumeValue, useEditor, useEditorState } from '../context';
import { isBlank } from '../form/plan';
import { type Path, valueAt, valueOf } from '../../resume/edit-json';
import { mergeTranslation } from '../../resume/merge-translation';
import type { DraftPage, FileTexts } from '../api';
import { translationNames } from '../languages/translate';
import { Localized } from '../controls';
import type { EditorState } from '../store';
import { leavesOf } from '../../shared/leaves';
import { anchorOf, type Clicked, locate } from './locate';

export type View = 'auto' | 'light' | 'dark' | 'phone' | 'print';

interface PreviewProps {
  readonly view: View;
  /** Which of the site's languages; counts from 0. */
  readonly page: number;
  readonly onField: (path: Path) => void;
}

/** In CSS pixels: what the page is drawn at before it is made smaller. */
const widths: Readonly<Record<View, number>> = {
  auto: 1120,
  light: 1120,
  dark: 1120,
  phone: 390,
  print: 794,
};

/**
 * Both are safe together since the frame has a port, and so an origin, of its own: `allow-scripts` lets its one script tell
 * of clicks. Without `allow-same-origin` Chromium sends `Origin: null` for each picture, which no server of ours answers.
 * Forms, windows, downloads and leaving the frame stay forbidden.
 */
const sandbox = 'allow-scripts allow-same-origin';

/** The site itself, at another origin than the editor's, so that nothing in it can reach the form or the folder. */
export function Preview({ view, page, onField }: PreviewProps) {
  const { editor, words } = useEditor();
  const { preview } = useEditorState((state) => state.start);
  const draft = useEditorState((state) => state.draft);
  const chosen = useEditorState(({ tab, chosen }) => (tab === 'content' ? chosen : undefined));
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const shown = draft?.pages[page] ?? draft?.pages[0];
  const look = view === 'phone' ? 'auto' : view;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<{ isReady?: true; clicked?: Clicked } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(preview).origin) return;
      if (data?.isReady) setReady(true);
      if (data?.clicked) {
        const path = locate(data.clicked, resumeValue(editor.store.getState()));
        if (path) onField(path);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [editor, preview, onField]);

  const tell = useCallback(
    (message: object) => frame.current?.contentWindow?.postMessage(message, new URL(preview).origin),
    [preview],
  );
  // Before the form is drawn anew, so that what is typed shows at once.
  useEffect(() => {
    if (!isReady) return;
    let sent: DraftPage | undefined;
    let value: unknown;
    let texts: FileTexts | undefined;
    const update = (state: EditorState) => {
      const next = state.draft?.pages[page] ?? state.draft?.pages[0];
      if (next === undefined) return;
      if (next !== sent) {
        tell({ page: { ...next, href: `@editor/page-${look}-${state.draft?.sheet ?? 0}.css` } });
        sent = next;
        texts = undefined;
        value = shownValue(state.drawn, state.start.resumeFile, page);
      }
      if (state.history.now === texts) return;
      texts = state.history.now;
      const now = page === 0 ? resumeValue(state) : shownValue(texts, state.start.resumeFile, page);
      const change = now === value ? undefined : oneChange(value, now);
      value = now;
      if (change) tell({ typed: { ...change, id: anchorOf(change.path, now) } });
    };
    update(editor.store.getState());
    return editor.store.subscribe(update);
  }, [editor, isReady, page, look, tell]);
  const anchor = chosen && anchorOf(chosen, resumeValue(editor.store.getState()));
  const hasPage = shown !== undefined;
  useEffect(() => {
    if (isReady && hasPage) tell({ chosen: anchor ?? null });
  }, [isReady, anchor, hasPage, tell]);

  // On a phone's screen the page has the screen's own width.
  const isSmall = size.width > 0 && size.width < 500;
  const width = isSmall ? size.width : widths[view];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <section className="preview" aria-label={words.preview}>
      <div className="preview__room" ref={room}>
        <iframe
          ref={frame}
          className="preview__frame"
          title={words.preview}
          src={preview}
          sandbox={sandbox}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
        {draft !== undefined && shown === undefined && (
          <p className="preview__note">
            <Problem text={draft.problem} />
          </p>
        )}
      </div>
      {draft?.problem !== undefined && shown !== undefined && (
        <p className="preview__problem">
          <Problem text={draft.problem} />
        </p>
      )}
    </section>
  );
}

function shownValue(texts: FileTexts, resumeFile: string, page: number): unknown {
  const root = valueOf(texts[resumeFile] ?? '');
  const translation = texts[translationNames(texts, resumeFile)[page - 1] ?? ''];
  return translation === undefined ? root : mergeTranslation(root, valueOf(translation)).resume;
}

/** Why the page shows what it showed before. */
function Problem({ text = '' }: { readonly text: string | undefined }) {
  const { words } = useEditor();
  const isNameless = useEditorState((state) => isBlank(valueAt(resumeValue(state), ['basics', 'name'])));
  return isNameless ? words.noPage : <Localized text={text} />;
}

/** Without what a translation notes, which is on no page. */
function textsIn(value: unknown) {
  return leavesOf(value).filter(([path]) => path[0] !== 'meta' && path.at(-1) !== 'id');
}

/** The text that was changed, if it is one; a text that was empty is on no page. */
function oneChange(before: unknown, after: unknown) {
  const old = new Map(textsIn(before).map(([path, text]) => [JSON.stringify(path), text]));
  const leaves = textsIn(after);
  const [change, ...others] = leaves.flatMap(([path, to]) => {
    const from = old.get(JSON.stringify(path));
    return from === to ? [] : [{ path, from, to }];
  });
  const isOne = change !== undefined && others.length === 0 && leaves.length === old.size;
  return isOne && change.from ? { path: change.path, from: change.from, to: change.to } : undefined;
}
