import { memo, type ReactNode, useState } from 'react';
import { fieldWords, useEditor, useEditorState, useResumeEdits, boxOf, firstBoxIn } from '../context';
import { type Path, valueAt } from '../../resume/edit-json';
import { isHidden } from '../../resume/hidden';
import { guessesIn } from '../store';
import { PictureField } from '../picture/PictureField';
import { Sign, Tick, Unfolding } from '../controls';
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

export function Fields({ fields, path, value, around }: FieldsProps) {
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
          <Dates {...{ row, path, value, around, order }} key="dates" />
        ) : (
          row.map((field) => <OneField {...{ field, path, value, around, order }} key={field.key} />)
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

function OneField({ field, path, value, around, order }: OneFieldProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
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
          isLong={longKeys.has(field.key) && field.kind === 'text'}
          onValue={(next) => edits.set(own, next, order)}
        />
      );
    case 'flag':
      return (
        <Tick
          label={names[0]}
          isOn={inner === true}
          onChange={(isOn) => edits.set(own, isOn || undefined, order)}
        />
      );
    case 'texts': {
      const List = pointKeys.has(field.key) ? Points : Lines;
      return <List path={own} names={names} value={inner} order={order} />;
    }
    case 'object':
      return (
        <fieldset className="group">
          <legend>{names[0]}</legend>
          <Fields fields={field.fields} path={own} value={inner} around={[...around, field.key]} />
        </fieldset>
      );
    case 'list':
      return (
        <fieldset className="points" aria-label={names[0]}>
          <p className="group__head">{names[0]}</p>
          <EntryList
            {...{ path: own, value: inner, around: [...around, field.key], order }}
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
  const { plan, path, value, order, name } = props;
  const { editor, words } = useEditor();
  const edits = useResumeEdits();
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

function EntryNow({ plan, path, around, name, index, count, entry, grip, moves }: EntryProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const own = [...path, index];
  const hasGuess = useEditorState(({ unseen }) => guessesIn(unseen.fields, own, entry).length > 0);
  const isShown = !isHidden(entry);
  const title = titleOf(entry, plan.fields) || words.noTitle;
  return (
    <>
      {grip}
      <Unfolding className="entry" path={own} isHidden={!isShown}>
        <summary className="entry__head">
          <span className="entry__place">
            {words.entryOf(name, index + 1, count)}
            {!isShown && <span className="chip">{words.hidden}</span>}
            {hasGuess && <span className="chip">{words.start.guess}</span>}
          </span>
          <bdi className="entry__title">{title}</bdi>
        </summary>
        <div className="entry__body">
          <Fields around={around} fields={plan.fields} path={own} value={entry} />
          <p className="entry__tools">
            <Tick
              label={words.showOnPage}
              isOn={isShown}
              onChange={(isOn) => edits.set([...own, 'hidden'], !isOn || undefined)}
            />
            {moves}
            <button type="button" className="quiet" onClick={() => edits.remove(own)}>
              {words.remove}
            </button>
          </p>
        </div>
      </Unfolding>
    </>
  );
}

/** From when to when; what has begun and has no end goes on. */
function Dates({ row, ...rest }: Omit<OneFieldProps, 'field'> & { readonly row: readonly Plan[] }) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const { path, value, order } = rest;
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
      <Tick
        label={words.untilToday}
        isOn={hasStart && !hasEnd && !isAsked}
        onChange={(isOn) => {
          setAsked(!isOn);
          if (isOn) edits.set(end, undefined, order);
          else boxOf(end)?.focus();
        }}
      />
    </>
  );
}
