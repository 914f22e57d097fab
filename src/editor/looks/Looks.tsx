import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { resumeValue, useEditor, useEditorState, useResumeEdits } from '../context';
import { valueAt } from '../../resume/edit-json';
import { isBlank } from '../form/plan';
import { Radios } from '../controls';
import type { View } from '../preview/Preview';

/** Of visitors' own machines: the site loads no font. */
const fonts = {
  sans: undefined,
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  round: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;
const views: readonly View[] = ['auto', 'light', 'dark', 'phone', 'print'];

export function Looks({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { editor, words } = useEditor();
  const names = words.looks;
  const group = useId();
  const { themes, language } = useEditorState((state) => state.start);
  const css = useEditorState((state) => state.history.now['theme.css'] ?? '');
  const draft = useEditorState((state) => state.draft);
  const theme = useEditorState((state) => valueAt(resumeValue(state), ['meta', 'theme']));
  const isPictured = useEditorState((state) => hasPictures(resumeValue(state)));
  const edits = useResumeEdits();
  const set = (name: string, value: string | undefined) =>
    editor.edit('theme.css', withToken(css, name, value), `theme ${name}`);
  const accent = hex(draft?.tokens['accent']);
  const family =
    Object.entries(fonts).find(([, value]) => value !== undefined && css.includes(value))?.[0] ?? 'sans';
  const density = Number(draft?.tokens['density'] ?? 1) || 1;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="stack">
      <fieldset className="choices">
        <legend>{names.show}</legend>
        <Radios values={views} labelOf={(each) => names.views[each]} chosen={view} onChoose={onView} />
      </fieldset>
      {themes.length > 0 && (
        <fieldset className="choices themes">
          <legend>{names.theme}</legend>
          {themes.map((each, index) => (
            <label className="theme" key={each}>
              <ThemePicture name={each} />
              <span className="tick">
                <input
                  type="radio"
                  name={`${group}-theme`}
                  checked={theme === each || (index === 0 && typeof theme !== 'string')}
                  onChange={() => edits.set(['meta', 'theme'], index === 0 ? undefined : each)}
                />
                <span className="theme__name" lang="en">
                  {each.replace('-', ' ')}
                </span>
              </span>
              {each === 'portfolio' && !isPictured && <span className="field__help">{names.noPictures}</span>}
            </label>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={`${group}-accent`}>{names.accent}</label>
        <input
          id={`${group}-accent`}
          className="color"
          type="color"
          value={accent}
          onChange={({ target }) => set('accent', target.value)}
        />
      </div>
      <Contrasts onUse={set} />
      <fieldset className="choices">
        <legend>{names.font}</legend>
        {(Object.keys(fonts) as (keyof typeof fonts)[]).map((each) => (
          <label className={`tick font--${each}`} key={each}>
            <input
              type="radio"
              name={`${group}-font`}
              checked={family === each}
              onChange={() => set('font-sans', fonts[each])}
            />
            {names.fonts[each]}
          </label>
        ))}
      </fieldset>
      <label className="slider">
        {names.density}
        <input
          type="range"
          min={0.7}
          max={1.5}
          step={0.1}
          value={density}
          aria-valuetext={percent.format(density)}
          onChange={({ target }) => set('density', target.value === '1' ? undefined : target.value)}
        />
      </label>
      <Card />
    </div>
  );
}

/** As `hasPictures` of src/site/theme/themes.ts, of a file as it is written. */
function hasPictures(root: unknown): boolean {
  return ['projects', 'publications'].some((key) => {
    const entries = valueAt(root, [key]);
    return Array.isArray(entries) && entries.some((entry) => !isBlank(valueAt(entry, ['image'])));
  });
}

/** The page itself in a theme. It is seen, and neither read nor reached by keyboard. */
function ThemePicture({ name }: { readonly name: string }) {
  const { preview } = useEditorState((state) => state.start);
  const sheet = useSettledSheet();
  if (sheet === undefined) return <span className="theme__picture" />;
  return (
    <span className="theme__picture" aria-hidden="true">
      {/* Its origin is the preview's own, and no script may run in it. */}
      <iframe
        className="theme__frame"
        title={name}
        src={`${preview}@editor/theme-${name}-${sheet}.html`}
        sandbox="allow-same-origin"
        tabIndex={-1}
        loading="lazy"
        inert
      />
    </span>
  );
}

function Contrasts({ onUse }: { readonly onUse: (token: string, color: string) => void }) {
  const names = useEditor().words.looks;
  const contrasts = useEditorState((state) => state.draft?.contrasts) ?? [];
  const { language } = useEditorState((state) => state.start);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // One colour that passes suits all that it stands on.
  const first = contrasts.filter(
    ({ front }, at) => contrasts.findIndex((other) => other.front === front) === at,
  );
  if (first.length === 0) return <p className="field__note">{names.contrastOk}</p>;
  return (
    <ul className="listed" aria-live="polite">
      {first.map(({ front, back, ratio, needs, passing }) => (
        <li key={`${front} ${back}`}>
          {names.contrast(front, back, figure.format(Math.floor(ratio * 10) / 10), figure.format(needs))}{' '}
          <Button variant="link" onClick={() => onUse(front, passing)}>
            {names.use(passing)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Drawing a page takes long, so it is not drawn with each step of a slider. */
function useSettledSheet(): string | undefined {
  const sheet = useEditorState((state) => state.draft?.sheet);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (sheet === undefined) return;
    const timer = setTimeout(() => setSettled(sheet), 600);
    return () => clearTimeout(timer);
  }, [sheet]);
  return settled;
}

/** What a network shows where the page's address is shared. */
function Card() {
  const { words } = useEditor();
  const sheet = useSettledSheet();
  if (sheet === undefined) return null;
  return (
    <figure className="card">
      <figcaption>{words.looks.card}</figcaption>
      <img src={`do/card?${sheet}`} alt="" width={1200} height={630} />
    </figure>
  );
}

function hex(color: string | undefined): string {
  return color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : '#0b6152';
}

/** A style sheet in which a token has a value, or has none of its own; each other byte as it was. */
export function withToken(css: string, name: string, value: string | undefined): string {
  const declared = new RegExp(`(^|[{;\\s])(--${name}\\s*:\\s*)([^;}]*)(;?)[ \\t]*(\\r?\\n)?`);
  const comments = [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => [
    index,
    index + text.length,
  ]);
  const found = [...css.matchAll(new RegExp(declared, 'g'))].find(
    ({ index }) => !comments.some(([from = 0, to = 0]) => index >= from && index < to),
  );
  if (found) {
    const [whole, before = '', start = '', , , line = ''] = found;
    const head = css.slice(0, found.index);
    const tail = css.slice(found.index + whole.length);
    if (value !== undefined) return `${head}${before}${start}${value};${line}${tail}`;
    // The line goes with its indentation.
    return (
      head.replace(/[ \t]*$/, '') + (/\s/.test(before) && line ? before.replace(/[ \t]/, '') : before) + tail
    );
  }
  if (value === undefined) return css;
  const line = `  --${name}: ${value};\n`;
  const root = /(^|[\s}]):root\s*\{[ \t]*(?:\r?\n)?/.exec(css);
  if (!root) return `${css}${css === '' || css.endsWith('\n') ? '' : '\n'}:root {\n${line}}\n`;
  const at = root.index + root[0].length;
  return css.slice(0, at) + (root[0].endsWith('\n') ? '' : '\n') + line + css.slice(at);
}
