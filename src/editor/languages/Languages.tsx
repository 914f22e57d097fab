import { memo, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { fieldWords, resumeValue, useEditor, useEditorState } from '../context';
import { valueOf } from '../../resume/edit-json';
import { Radios } from '../controls';
import { type Pair, pairsOf, translationNames, withTranslation } from './translate';

/** Offered first; any other code can be typed. */
const offered = ['en', 'fr', 'de', 'es', 'pt', 'ja', 'ar', 'it', 'nl', 'pl'];

/** A second language beside the first, text by text. `onPage` has the preview show another one; it counts from 0. */
export function Languages({ onPage }: { readonly onPage: (page: number) => void }) {
  const { editor, words } = useEditor();
  const { resumeFile, cvLanguage, language, headings } = useEditorState((state) => state.start);
  const texts = useEditorState((state) => state.history.now);
  const root = useEditorState(resumeValue);
  const stem = resumeFile.replace(/\.json$/i, '');
  const files = translationNames(texts, resumeFile);
  const [chosen, setChosen] = useState<string>();
  const file = chosen !== undefined && files.includes(chosen) ? chosen : files[0];
  const nameOf = (code: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  const codeOf = (name: string) => name.slice(stem.length + 1, -'.json'.length);
  const add = (code: string) => {
    const name = `${stem}.${code}.json`;
    if (code === '' || files.includes(name)) return;
    editor.edit(name, '{}\n');
    setChosen(name);
  };
  const page = file === undefined ? 0 : files.indexOf(file) + 1;
  useEffect(() => onPage(page), [onPage, page]);
  const translation = file === undefined ? undefined : valueOf(texts[file] ?? '');
  const pairs = file === undefined ? [] : pairsOf(root, translation);
  const done = pairs.filter(({ translated, isOutdated }) => translated !== '' && !isOutdated);
  const set = (pair: Pair, text: string) => {
    if (file === undefined) return;
    const value = pair.plan.form === 'texts' ? text.split('\n').filter((line) => line.trim() !== '') : text;
    const now = editor.store.getState().history.now;
    const before = { original: now[resumeFile] ?? '', translation: now[file] ?? '{}\n' };
    const { original, translation } = withTranslation(before, pair.path, value);
    editor.editAll({ [resumeFile]: original, [file]: translation }, JSON.stringify([file, ...pair.path]));
  };
  const isAddable = (code: string) => code !== cvLanguage && !files.includes(`${stem}.${code}.json`);
  return (
    <div className="stack">
      <p className="field__note">{words.languages.about}</p>
      <div className="choices">
        <Radios values={files} labelOf={(name) => nameOf(codeOf(name))} chosen={file} onChoose={setChosen} />
        <select
          className="field__box"
          aria-label={words.languages.add}
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">{words.languages.add}</option>
          {offered.filter(isAddable).map((code) => (
            <option value={code} key={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      </div>
      {file !== undefined && (
        <>
          <p className="field__note">{words.languages.progress(done.length, pairs.length)}</p>
          {pairs.map((pair) => {
            const [section = ''] = pair.around;
            const own: Readonly<Record<string, string>> = words.sections;
            const [label] = fieldWords(words, pair.around, pair.plan);
            return (
              <PairField
                pair={pair}
                label={`${own[section] ?? headings[section] ?? section}: ${label}`}
                languages={[cvLanguage, codeOf(file)]}
                onText={(text) => set(pair, text)}
                key={JSON.stringify([file, ...pair.path])}
              />
            );
          })}
        </>
      )}
    </div>
  );
}

interface PairFieldProps {
  readonly pair: Pair;
  readonly label: string;
  readonly languages: readonly [original: string, translated: string];
  readonly onText: (text: string) => void;
}

const PairField = memo(
  function PairField({ pair, label, languages, onText }: PairFieldProps) {
    const { words } = useEditor();
    const id = useId();
    const { original, translated, isOutdated } = pair;
    const [typed, setTyped] = useState<string>();
    const isTyped = typed !== undefined && typed.trim() === translated.trim();
    const mark =
      translated === '' ? words.languages.missing : isOutdated ? words.languages.outdated : undefined;
    return (
      <div className="field pair-field">
        <span className="field__head">
          <label htmlFor={id}>{label}</label>
          {mark && <span className="mark">{mark}</span>}
        </span>
        <p className="pair-field__original" id={`${id}-original`} lang={languages[0]} dir="auto">
          {original}
        </p>
        <textarea
          id={id}
          className="field__box"
          rows={1}
          lang={languages[1]}
          dir="auto"
          aria-describedby={`${id}-original`}
          value={isTyped ? typed : translated}
          onChange={({ target }) => {
            setTyped(target.value);
            onText(target.value);
          }}
        />
        {isOutdated && (
          <p>
            <Button variant="link" onClick={() => onText(translated)}>
              {words.languages.current}
            </Button>
          </p>
        )}
      </div>
    );
  },
  (one, other) => JSON.stringify(one.pair) === JSON.stringify(other.pair) && one.label === other.label,
);
