import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { resumeValue, useEditor, useEditorState, boxOf, firstBoxIn } from './context';
import { Sections } from './form/Sections';
import { type Path, valueAt } from '../resume/edit-json';
import { Languages } from './languages/Languages';
import { Looks } from './looks/Looks';
import { Preview, type View } from './preview/Preview';
import { PublishDialog } from './publish/PublishDialog';
import { OpenQuestion, Questions } from './questions/Questions';
import { IconButton, Dialog } from './controls';
import { Beginning } from './start/Beginning';
import { saveState, type Tab } from './store';

const tabs: readonly Tab[] = ['content', 'looks', 'questions', 'languages'];

export function App() {
  const { editor, words } = useEditor();
  const tab = useEditorState((state) => state.tab);
  const windows = useEditorState((state) => state.windows);
  const value = useEditorState(resumeValue);
  const { resumeFile } = useEditorState((state) => state.start);
  const [view, setView] = useState<View>('auto');
  const [page, setPage] = useState(0);
  const [isPublishing, setPublishing] = useState(false);
  const name = valueAt(value, ['basics', 'name']);
  useEffect(() => {
    document.title = words.title(typeof name === 'string' ? name : '');
  }, [words, name]);

  const goTo = useCallback(
    (path: Path) => {
      editor.show('content');
      editor.choose(path);
      requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)));
    },
    [editor],
  );
  return (
    <div className="editor">
      <header className="bar">
        <h1 className="visually-hidden">{words.title(typeof name === 'string' ? name : '')}</h1>
        <div className="tabs" role="tablist" aria-label={words.edit}>
          {tabs.map((each) => (
            <button
              type="button"
              role="tab"
              id={`tab-${each}`}
              className="tab"
              aria-selected={tab === each}
              aria-controls="panel"
              tabIndex={tab === each ? 0 : -1}
              key={each}
              onClick={() => editor.show(each)}
              onKeyDown={({ key, currentTarget }) => {
                const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
                const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
                const next = tabs[(tabs.indexOf(each) + (isRtl ? -step : step) + tabs.length) % tabs.length];
                if (step === 0 || next === undefined) return;
                editor.show(next);
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >
              {words.tabs[each]}
            </button>
          ))}
        </div>
        <div className="bar__tools">
          <Status />
          <UndoButtons />
          <Button variant="primary" onClick={() => setPublishing(true)}>
            {words.publish}
          </Button>
        </div>
      </header>
      <main className="editor__main">
        <Preview view={view} page={tab === 'languages' ? page : 0} onField={goTo} />
        <section className="edit" aria-label={words.edit}>
          <div className="edit__panel" role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
            {windows > 1 && <p className="note">{words.windows}</p>}
            {value === undefined && <p className="note note--problem">{words.unreadable(resumeFile)}</p>}
            {/* Kept while another tab shows, with what stands in its fields. */}
            <div hidden={tab !== 'content'}>
              <Beginning onField={goTo} />
              {value !== undefined && <Sections />}
            </div>
            {tab === 'looks' && <Looks view={view} onView={setView} />}
            {tab === 'questions' && <Questions />}
            {tab === 'languages' && <Languages onPage={setPage} />}
          </div>
          {tab === 'content' && <OpenQuestion />}
        </section>
      </main>
      <ConflictDialog />
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </div>
  );
}

/** Spelt out, since docs/contract.md names the attribute. */
const statusRole = { role: 'status' } as const;

function Status() {
  const { words, localize } = useEditor();
  const state = useEditorState(saveState);
  const problem = useEditorState(({ problem = '' }) => problem);
  const savedAt = useEditorState(({ savedAt }) => savedAt);
  const { language } = useEditorState(({ start }) => start);
  const text = state === 'failed' ? words.status.failed(localize(problem) ?? problem) : words.status[state];
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <span className="status">
      <span {...statusRole} data-state={state}>
        {text}
      </span>
      {state === 'saved' && savedAt !== undefined && (
        <span className="status__time"> {time.format(savedAt)}</span>
      )}
    </span>
  );
}

function UndoButtons() {
  const { editor, words } = useEditor();
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  return (
    <>
      {(
        [
          ['undo', canUndo, editor.undo],
          ['redo', canRedo, editor.redo],
        ] as const
      ).map(([name, isPossible, act]) => (
        <IconButton
          sign={name}
          aria-label={words[name]}
          aria-disabled={!isPossible}
          key={name}
          onClick={act}
        />
      ))}
    </>
  );
}

function focusField(path: Path): void {
  const field = boxOf(path) ?? firstBoxIn(path) ?? boxOf(path.slice(0, -1));
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Asks which of two versions of a file stays; nothing is written meanwhile. */
function ConflictDialog() {
  const { editor, words } = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  if (conflict === undefined) return null;
  const { title, about, deleted, ours, theirs } = words.conflict;
  return (
    <Dialog title={title} onClose={() => {}}>
      <p>{conflict.theirs === undefined ? deleted(conflict.name) : about(conflict.name)}</p>
      <p className="dialog__actions">
        <Button onClick={() => editor.resolve(true)}>{theirs}</Button>
        <Button variant="primary" onClick={() => editor.resolve(false)}>
          {ours}
        </Button>
      </p>
    </Dialog>
  );
}
