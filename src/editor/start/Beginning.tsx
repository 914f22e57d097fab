import { type DragEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Imported } from '../api';
import { resumeValue, useEditor, useEditorState } from '../context';
import { Localized, Dialog, FileInput } from '../controls';
import { guessesIn } from '../store';
import { isBlank } from '../form/plan';
import { type Path, valueAt } from '../../resume/edit-json';
import { messageOf } from '../../shared/attempt';

/** What a CV may be made of, and what an import was not sure of. */
export function Beginning({ onField }: { readonly onField: (path: Path) => void }) {
  const { api, editor, words, renew } = useEditor();
  const names = words.start;
  const id = useId();
  const value = useEditorState(resumeValue);
  const { resumeFile } = useEditorState((state) => state.start);
  const [imported, setImported] = useState<Imported>();
  const [isExample, setExample] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isEmpty = isBlank(valueAt(value, ['basics', 'name'])) && isBlank(valueAt(value, ['work']));

  const read = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    try {
      setImported(await api.import(file));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setReading(false);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <>
      <details className="section" open={isEmpty || problem !== undefined || undefined}>
        <summary className="section__head">
          <h2>{names.title}</h2>
        </summary>
        <div className="section__body" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
          <p className="field__note" id={`${id}-about`}>
            {names.about}
          </p>
          <FileInput
            text={names.choose}
            accept=".zip,.pdf,.docx,.json,.yaml,.yml,.xml,.csv"
            describedBy={`${id}-about`}
            onFile={(file) => void read(file)}
          />
          {isReading && <p className="field__note">{names.reading}</p>}
          {problem !== undefined && (
            <p className="field__refused" role="alert">
              <Localized text={problem} />
            </p>
          )}
          {isEmpty && (
            <Button
              onClick={() => {
                void api.example().then(({ text }) => {
                  editor.edit(resumeFile, text);
                  setExample(true);
                });
              }}
            >
              {names.example}
            </Button>
          )}
        </div>
      </details>
      {isExample && !isEmpty && <p className="note">{names.exampleNote}</p>}
      <Unseen onField={onField} />
      {imported && (
        <Dialog title={names.title} onClose={() => setImported(undefined)}>
          <p>
            <Localized text={`Read as ${imported.format}.`} />
          </p>
          <Listed
            heading={<Localized text="These contact details become public:" />}
            texts={imported.contacts.map(({ kind, value: text }) => `${kind}: ${text}`)}
          />
          <Listed heading={names.guessed} texts={imported.guessed} />
          <Listed heading={names.leftOut} texts={imported.leftOut} />
          <p className="dialog__actions">
            <Button onClick={() => setImported(undefined)}>{words.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                editor.edit(resumeFile, imported.text);
                editor.setUnseen({
                  guessed: imported.guessed,
                  leftOut: imported.leftOut,
                  fields: new Set(imported.guessedFields),
                });
                setImported(undefined);
                renew().catch(() => {});
                // What was guessed stands there.
                document.querySelector('.edit__panel')?.scrollTo({ top: 0 });
              }}
            >
              {names.replace}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}

interface ListedProps {
  readonly heading: ReactNode;
  readonly texts: readonly string[];
  readonly onSeen?: (text: string) => void;
}

function Listed({ heading, texts, onSeen }: ListedProps) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="listed">
        {texts.map((text) => (
          <li key={text}>
            <Localized text={text} /> {onSeen && <LookedAt onClick={() => onSeen(text)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Unseen({ onField }: { readonly onField: (path: Path) => void }) {
  const { editor, words } = useEditor();
  const names = words.start;
  const { guessed, leftOut } = useEditorState((state) => state.unseen);
  const unseen = useEditorState((state) => state.unseen.fields);
  const value = useEditorState(resumeValue);
  const fields = useMemo(() => guessesIn(unseen, [], value), [unseen, value]);
  const [next] = fields;
  const count = fields.length;
  if (guessed.length + leftOut.length + count === 0) return null;
  return (
    <section className="note" aria-label={names.guessed}>
      {count > 0 && (
        <p>
          {names.marked(count)}{' '}
          <Button variant="link" onClick={() => next && onField(next)}>
            {names.next}
          </Button>{' '}
          <LookedAt onClick={() => editor.setUnseen({ fields: new Set() })} />
        </p>
      )}
      {Object.entries({ guessed, leftOut }).map(([kind, texts]) => (
        <Listed
          heading={kind === 'guessed' ? names.guessed : names.leftOut}
          texts={texts}
          onSeen={(text) => editor.setUnseen({ [kind]: texts.filter((each) => each !== text) })}
          key={kind}
        />
      ))}
    </section>
  );
}

function LookedAt({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onClick}>
      {useEditor().words.start.lookedAt}
    </button>
  );
}
