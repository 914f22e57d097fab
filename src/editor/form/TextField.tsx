import { memo, useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { TextKind } from '../../resume/schema/describe';
import { useEditor, useEditorState } from '../context';
import { type Path, guessedField } from '../../resume/edit-json';
import type { FieldWords } from '../words.en';
import { checkText } from './plan';
import { MonthPicker } from './MonthPicker';

interface TextFieldProps {
  readonly path: Path;
  readonly kind: TextKind;
  readonly names: FieldWords;
  readonly value: unknown;
  readonly isLong: boolean;
  readonly onValue: (value: string | undefined) => void;
}

/** One text of the résumé. What cannot be read stays in the field, marked, and out of the file. */
export const TextField = memo(TextFieldNow, (one, other) => {
  return one.value === other.value && JSON.stringify(one.path) === JSON.stringify(other.path);
});

function TextFieldNow({ path, kind, names, value, isLong, onValue }: TextFieldProps) {
  const { editor, words } = useEditor();
  const { cvLanguage: language } = useEditorState(({ start }) => start);
  const id = useId();
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const written = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  // What was typed stays until the field is left, unless undo, a merge or another entry brought another text.
  const isTyped = typed !== undefined && (typed.over === written || readAs(kind, typed.text) === written);
  const text = isTyped ? typed.text : written;
  const checked = checkText(kind, text);
  const refused = 'refused' in checked ? words.refused[checked.refused] : undefined;
  const place = JSON.stringify(path);
  const isForeign = value !== undefined && value !== null && typeof value === 'object';
  const isDate = kind === 'date' || kind === 'end';
  const [label, help, example] = names;
  // Until it is left after a look, or edited.
  const isGuess = useEditorState(
    ({ unseen: { fields } }) => fields.size > 0 && fields.has(guessedField(path, written)),
  );

  useEffect(() => {
    editor.refuse(place, refused !== undefined);
    return () => editor.refuse(place, false);
  }, [editor, place, refused]);

  const type = (next: string) => {
    const result = checkText(kind, next);
    setTyped({ text: next, over: written });
    if ('refused' in result) return;
    // Emptied, the key goes once the field is left, so that typing on keeps its line.
    onValue(result.value ?? (written === '' ? undefined : ''));
  };
  const leave = () => {
    if (isGuess) editor.lookedAt(guessedField(path, written));
    if (refused !== undefined) return;
    setTyped(undefined);
    if (value === '') onValue(undefined);
  };

  const control = {
    id,
    value: text,
    'data-path': place,
    'aria-invalid': refused === undefined ? undefined : true,
    'aria-describedby': `${id}-help${isGuess ? ` ${id}-guess` : ''}${refused === undefined ? '' : ` ${id}-refused`}`,
    placeholder: example ? words.example(example) : undefined,
    disabled: isForeign,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
    onBlur: leave,
  } as const;
  return (
    <div className="field">
      <span className="field__head">
        <label htmlFor={id}>{label}</label>
        {isGuess && (
          <span className="chip" id={`${id}-guess`}>
            {words.start.guess}
          </span>
        )}
        {isDate && <span className="field__read">{monthName(written, language)}</span>}
        {isLong && <MarkdownBar box={box} onText={type} />}
      </span>
      {isLong ? (
        <textarea
          {...control}
          ref={box}
          className="field__box"
          rows={3}
          dir={text === '' ? undefined : 'auto'}
        />
      ) : (
        <span className="field__row" dir={isDate ? 'ltr' : undefined}>
          <input
            {...control}
            ref={box}
            className="field__box"
            type="text"
            dir={text === '' ? undefined : 'auto'}
            inputMode={kind === 'email' ? 'email' : kind === 'url' || kind === 'link' ? 'url' : undefined}
            autoComplete="off"
            spellCheck={kind === 'line' || kind === 'place'}
          />
          {isDate && <MonthPicker value={written} name={label} onPick={type} />}
        </span>
      )}
      <span className="field__help" id={`${id}-help`}>
        {isForeign ? words.refused.notText : help}
      </span>
      {refused !== undefined && (
        <span className="field__refused" id={`${id}-refused`}>
          {refused}
        </span>
      )}
    </div>
  );
}

function readAs(kind: TextKind, text: string): string | undefined {
  const checked = checkText(kind, text);
  return 'refused' in checked ? undefined : (checked.value ?? '');
}

/** "Sep 2021" for `2021-09`; nothing for what says no more than it shows. */
function monthName(date: string, language: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(date) ?? [];
  if (year === undefined || month === undefined) return '';
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(Date.UTC(Number(year), Number(month) - 1));
}

interface MarkdownBarProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
}

function MarkdownBar({ box, onText }: MarkdownBarProps) {
  const { words } = useEditor();
  const around = (before: string, after: string) => () => {
    const area = box.current;
    if (area === null) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    onText(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, end + before.length);
    });
  };
  return (
    <span className="markdown-bar">
      <button type="button" aria-label={words.bold} title={words.bold} onClick={around('**', '**')}>
        <b>B</b>
      </button>
      <button type="button" aria-label={words.italic} title={words.italic} onClick={around('*', '*')}>
        <i>I</i>
      </button>
      <button type="button" aria-label={words.link} title={words.link} onClick={around('[', '](https://)')}>
        <u>a</u>
      </button>
    </span>
  );
}
