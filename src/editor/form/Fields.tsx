import { memo, type ReactNode, useId, useState } from 'react';
import { fieldWords, type FileEdits, useEditor, useEditorState } from '../context';
import { type Path, valueAt } from '../../resume/edit-json';
import { isHidden } from '../../resume/hidden';
import { boxOf, firstBoxIn } from '../field-boxes';
import { guessesIn } from '../guesses';
import { PictureField } from '../picture/PictureField';
import { Sign } from '../Sign';
import { isBlank, keyIn, keysOf, type Plan, titleOf } from './plan';
import { Sortable } from './Sortable';
import { TextField } from './TextField';
import { Lines, Points } from './TextList';

interface FieldsProps {
  readonly fields: readonly Plan[];
  readonly path: Path;
  readonly value: unknown;
  /** The keys around, the section first. */
  readonly around: readonly string[];
  readonly edits: FileEdits;
  readonly language: string;
}

/** Seen at once; the other fields of an entry follow behind one button unless they are filled in. */
const usual = new Set(
  (
    'name position label image email phone summary location city countryCode startDate endDate highlights institution ' +
    'studyType area title keywords date releaseDate publisher issuer awarder organization role reference language fluency ' +
    'network question answer value heading intro items logo facts answers profiles courses suggestedQuestions basics.url ' +
    'projects.url publications.url projects.description profiles.url'
  ).split(' '),
);
const rare = new Set([
  'education.title',
  'publications.highlights',
  'education.courses',
  'education.highlights',
]);
const longKeys = new Set(['summary', 'description', 'reference', 'answer', 'intro']);
const pointKeys = new Set(['highlights', 'facts', 'suggestedQuestions']);

/** The fields of one object, as the schema has them. */
export function Fields({ fields, path, value, around, edits, language }: FieldsProps) {
  const { words } = useEditor();
  const [isWhole, setWhole] = useState(false);
  const isNested = around.length > 1;
  const [section = ''] = around;
  const isShown = (field: Plan) =>
    isNested ||
    isWhole ||
    (usual.has(field.key) && !rare.has(`${section}.${field.key}`)) ||
    usual.has(`${section}.${field.key}`) ||
    !isBlank(valueAt(value, [keyIn(value, field)]));
  const shown = fields.filter(isShown);
  const order = keysOf(fields);
  const rows: Plan[][] = [];
  for (const field of shown) {
    const last = rows.at(-1);
    if (field.key === 'endDate' && last?.[0]?.key === 'startDate') last.push(field);
    else rows.push([field]);
  }
  return (
    <>
      {rows.map((row) =>
        row.length > 1 ? (
          <Dates {...{ row, path, value, around, edits, language, order }} key="dates" />
        ) : (
          row.map((field) => (
            <OneField {...{ field, path, value, around, edits, language, order }} key={field.key} />
          ))
        ),
      )}
      {shown.length < fields.length && (
        <button type="button" className="quiet" onClick={() => setWhole(true)}>
          {words.more}
        </button>
      )}
    </>
  );
}

interface OneFieldProps extends Omit<FieldsProps, 'fields'> {
  readonly field: Plan;
  readonly order: readonly string[];
}

function OneField({ field, path, value, around, edits, language, order }: OneFieldProps) {
  const { words } = useEditor();
  const key = keyIn(value, field);
  const own = [...path, key];
  const inner = valueAt(value, [key]);
  const names = fieldWords(words, around, field);
  switch (field.form) {
    case 'text':
      if (field.kind === 'photo' || field.kind === 'file')
        return (
          <PictureField
            names={names}
            value={inner}
            path={own}
            isPhoto={field.kind === 'photo'}
            onValue={(next) => {
              edits.set(own, next, order);
              // The same photo in another format: the page would go on to show that one.
              const other = [...path, 'imageWebp'];
              if (field.kind === 'photo' && !isBlank(valueAt(value, other.slice(-1))))
                edits.set(other, undefined);
            }}
          />
        );
      return (
        <TextField
          path={own}
          kind={field.kind}
          names={names}
          value={inner}
          language={language}
          isLong={longKeys.has(field.key) && field.kind === 'text'}
          onValue={(next) => edits.set(own, next, order)}
        />
      );
    case 'flag':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={inner === true}
            onChange={({ target }) => edits.set(own, target.checked ? true : undefined, order)}
          />
          {names[0]}
        </label>
      );
    case 'texts': {
      const List = pointKeys.has(field.key) ? Points : Lines;
      return <List path={own} names={names} value={inner} order={order} edits={edits} />;
    }
    case 'object':
      return (
        <fieldset className="group">
          <legend>{names[0]}</legend>
          <Fields
            fields={field.fields}
            path={own}
            value={inner}
            around={[...around, field.key]}
            edits={edits}
            language={language}
          />
        </fieldset>
      );
    case 'list':
      return (
        <fieldset className="points" aria-label={names[0]}>
          <p className="group__head">{names[0]}</p>
          <EntryList
            {...{ path: own, value: inner, around: [...around, field.key], edits, language, order }}
            plan={field}
            name={names[0]}
          />
        </fieldset>
      );
  }
}

interface EntryListProps extends Omit<FieldsProps, 'fields'> {
  readonly plan: Extract<Plan, { readonly form: 'list' | 'object' }>;
  readonly order: readonly string[];
  /** Of the list, on screen. */
  readonly name: string;
}

/** A list whose entries open one by one; the fields of all of them are in the document. */
export function EntryList(props: EntryListProps) {
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

interface EntryProps extends EntryListProps {
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

function EntryNow({
  plan,
  path,
  around,
  language,
  edits,
  name,
  index,
  count,
  entry,
  grip,
  moves,
}: EntryProps) {
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
          <Fields {...{ around, language, edits }} fields={plan.fields} path={own} value={entry} />
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

/** From when to when; what has begun and has no end goes on. */
function Dates({ row, ...rest }: Omit<OneFieldProps, 'field'> & { readonly row: readonly Plan[] }) {
  const { words } = useEditor();
  const id = useId();
  const { path, value, edits, order } = rest;
  const [start, end] = row.map((field) => [...path, keyIn(value, field)]);
  const [isAsked, setAsked] = useState(false);
  if (start === undefined || end === undefined) return null;
  const hasStart = !isBlank(valueAt(value, start.slice(-1)));
  const hasEnd = !isBlank(valueAt(value, end.slice(-1)));
  return (
    <>
      <div className="pair">
        {row.map((field) => (
          <OneField {...rest} field={field} key={field.key} />
        ))}
      </div>
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={hasStart && !hasEnd && !isAsked}
          onChange={({ target }) => {
            setAsked(!target.checked);
            if (target.checked) edits.set(end, undefined, order);
            else boxOf(end)?.focus();
          }}
        />
        {words.untilToday}
      </label>
    </>
  );
}
