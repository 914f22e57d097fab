import { memo, type ReactNode } from 'react';
import { type FileEdits, useEditor, useEditorState } from '../context';
import type { Path } from '../../resume/edit-json';
import { isHidden } from '../../resume/hidden';
import { firstBoxIn } from '../field-boxes';
import { guessesIn } from '../guesses';
import { Sign } from '../Sign';
import { type Plan, titleOf } from './plan';
import { Sortable } from './Sortable';

export interface EntriesProps {
  readonly plan: Extract<Plan, { readonly form: 'list' | 'object' }>;
  readonly path: Path;
  readonly value: unknown;
  readonly order: readonly string[];
  readonly edits: FileEdits;
  /** Of the list, on screen. */
  readonly name: string;
  readonly renderFields: (path: Path, entry: unknown) => ReactNode;
}

/** A list whose entries open one by one; the fields of all of them are in the document. */
export function Entries(props: EntriesProps) {
  const { plan, path, value, order, edits, name } = props;
  const { editor, words } = useEditor();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if (value !== undefined && !Array.isArray(value)) return <p className="note">{words.refused.notText}</p>;
  return (
    <>
      <Sortable
        count={entries.length}
        className="entries"
        onMove={(from, to) => edits.move(path, from, to)}
        renderItem={(index, grip, moves) => (
          <Entry
            {...props}
            index={index}
            count={entries.length}
            entry={entries[index]}
            grip={grip}
            moves={moves}
          />
        )}
      />
      <button
        type="button"
        className="add"
        onClick={() => {
          edits.add(path, entries.length, {}, order);
          const next = [...path, entries.length];
          editor.choose(next);
          requestAnimationFrame(() => firstBoxIn(next)?.focus());
        }}
      >
        <Sign name="plus" />
        {plan.key === 'work' ? words.addJob : words.addEntry(name)}
      </button>
    </>
  );
}

interface EntryProps extends EntriesProps {
  readonly index: number;
  readonly count: number;
  readonly entry: unknown;
  readonly grip: ReactNode;
  readonly moves: ReactNode;
}

const Entry = memo(EntryNow, (one, other) => {
  const isSame = one.index === other.index && one.count === other.count && one.name === other.name;
  return isSame && JSON.stringify([one.entry, one.path]) === JSON.stringify([other.entry, other.path]);
});

function EntryNow({ plan, path, edits, name, index, count, entry, grip, moves, renderFields }: EntryProps) {
  const { editor, words } = useEditor();
  const own = [...path, index];
  const place = JSON.stringify(own);
  const isOpen = useEditorState(({ opened }) => opened.has(place));
  const hasGuess = useEditorState(({ unseen }) => guessesIn(unseen.fields, own, entry).length > 0);
  const isShown = !isHidden(entry);
  const title = titleOf(entry, plan.fields) || words.noTitle;
  return (
    <>
      {grip}
      <details
        className="entry"
        data-hidden={!isShown || undefined}
        open={isOpen}
        onToggle={({ currentTarget, target }) => {
          if (currentTarget !== target || currentTarget.open === isOpen) return;
          if (currentTarget.open) editor.choose(own);
          else editor.fold(own);
        }}
      >
        <summary className="entry__head">
          <span className="entry__place">
            {words.entryOf(name, index + 1, count)}
            {!isShown && <span className="chip">{words.hidden}</span>}
            {hasGuess && <span className="chip">{words.start.guess}</span>}
          </span>
          <bdi className="entry__title">{title}</bdi>
        </summary>
        <div className="entry__body">
          {renderFields(own, entry)}
          <p className="entry__tools">
            <label className="tick">
              <input
                type="checkbox"
                checked={isShown}
                onChange={({ target }) => edits.set([...own, 'hidden'], target.checked ? undefined : true)}
              />
              {words.showOnPage}
            </label>
            {moves}
            <button type="button" className="quiet" onClick={() => edits.remove(own)}>
              {words.remove}
            </button>
          </p>
        </div>
      </details>
    </>
  );
}
