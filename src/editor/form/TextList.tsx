import { useId, useState } from 'react';
import { useEditor, useResumeEdits, boxOf } from '../context';
import type { Path } from '../../resume/edit-json';
import { hiddenText, isHidden, shownText } from '../../resume/hidden';
import { IconButton, Sign } from '../controls';
import type { FieldWords } from '../words.en';
import { Sortable } from './Sortable';

interface TextListProps {
  readonly path: Path;
  readonly names: FieldWords;
  readonly value: unknown;
  readonly order: readonly string[];
}

/** Texts that stand on lines of their own: points, facts, questions. */
export function Points({ path, names: [label, help, example], value, order }: TextListProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const texts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  const isList = value === undefined || Array.isArray(value);
  const set = (index: number, text: string) => {
    if (isList) edits.set([...path, index], text);
    else edits.set(path, text);
  };
  return (
    <fieldset className="points" aria-label={label}>
      <p className="points__head">
        <span>{label}</span>
        {texts.length > 1 && <span className="points__hint">{words.drag}</span>}
      </p>
      <Sortable
        count={texts.length}
        className="points__list"
        onMove={(from, to) => edits.move(path, from, to)}
        renderItem={(index, grip, moves) => {
          const written = texts[index] ?? '';
          const isShown = !isHidden(written);
          const kept = (text: string) => (isShown ? text : hiddenText(text));
          return (
            <>
              {grip}
              <textarea
                aria-label={`${label} ${index + 1}`}
                data-path={JSON.stringify([...path, index])}
                className="field__box points__text"
                rows={1}
                dir="auto"
                data-hidden={!isShown || undefined}
                value={shownText(written)}
                onChange={({ target }) => set(index, kept(target.value))}
              />
              <span className="points__tools">
                <IconButton
                  sign="cross"
                  aria-label={`${words.remove}: ${label} ${index + 1}`}
                  title={words.remove}
                  onClick={() => edits.remove(isList ? [...path, index] : path)}
                />
                <IconButton
                  sign={isShown ? 'eye' : 'closed-eye'}
                  aria-label={`${words.showOnPage}: ${label} ${index + 1}`}
                  aria-pressed={isShown}
                  title={words.showOnPage}
                  onClick={() => set(index, isShown ? hiddenText(written) : shownText(written))}
                />
                {moves}
              </span>
            </>
          );
        }}
      />
      <button
        type="button"
        className="add"
        title={words.example(example)}
        onClick={() => {
          if (!isList) edits.set(path, texts);
          edits.add(path, texts.length, '', order);
          requestAnimationFrame(() => boxOf([...path, texts.length])?.focus());
        }}
      >
        <Sign name="plus" />
        {words.addEntry(label)}
      </button>
      {/* Below what is clicked, which must not move as it appears. */}
      <p className="field__help">{help}</p>
    </fieldset>
  );
}

/** Short texts, one a line of one box: key words, courses. */
export function Lines({ path, names: [label, help, example], value, order }: TextListProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const id = useId();
  const written = Array.isArray(value)
    ? value.map(String).join('\n')
    : typeof value === 'string'
      ? value
      : '';
  const [typed, setTyped] = useState<string>();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field__box"
        rows={2}
        dir="auto"
        data-path={JSON.stringify(path)}
        aria-describedby={`${id}-help`}
        placeholder={example ? words.example(example) : undefined}
        value={
          typed !== undefined && linesOf(typed).join('\n') === linesOf(written).join('\n') ? typed : written
        }
        onChange={({ target }) => {
          setTyped(target.value);
          const next = linesOf(target.value);
          edits.set(path, next.length === 0 ? undefined : next, order);
        }}
      />
      <span className="field__help" id={`${id}-help`}>
        {help}
      </span>
    </div>
  );
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
