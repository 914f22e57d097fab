import { sectionOrder, sectionPlan, type HiddenName, type SectionName } from '../../resume/section-names';
import { resumeValue, useEditor, useEditorState, useFileEdits } from '../context';
import { valueAt } from '../../resume/edit-json';
import { Sign } from '../Sign';
import { EntryList, Fields } from './Fields';
import { TextField } from './TextField';
import { keyIn, keysOf, type Plan, sections } from './plan';

/** The whole form of the résumé, a part to open for each of its sections. */
export function Sections() {
  const start = useEditorState((state) => state.start);
  const value = useEditorState(resumeValue);
  return (
    <div className="sections">
      {sections.map((plan) => (
        <Section plan={plan} root={value} key={plan.key} file={start.resumeFile} />
      ))}
    </div>
  );
}

interface SectionProps {
  readonly plan: Plan;
  readonly root: unknown;
  readonly file: string;
}

function Section({ plan, root, file }: SectionProps) {
  const { editor, words } = useEditor();
  const { headings, cvLanguage: language } = useEditorState((state) => state.start);
  const edits = useFileEdits(file);
  const key = keyIn(root, plan);
  const isOpen = useEditorState(({ opened }) => opened.has(JSON.stringify([key])));
  if (plan.form !== 'list' && plan.form !== 'object') return null;
  const value = valueAt(root, [key]);
  const own: Readonly<Record<string, string>> = words.sections;
  const usual = headings[plan.key];
  const heading = valueAt(root, ['meta', 'headings', plan.key]);
  const isRenamed = typeof heading === 'string' && heading.trim() !== '';
  const name = isRenamed ? heading : (own[plan.key] ?? usual ?? plan.key);
  const adds: Readonly<Record<string, string>> = words.add;
  const order = keysOf(sections);
  const shared = { path: [key], value, around: [plan.key], edits, language };
  return (
    <details
      className="section"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (currentTarget !== target || currentTarget.open === isOpen) return;
        if (currentTarget.open) editor.choose([key]);
        else editor.fold([key]);
      }}
    >
      <summary className="section__head">
        <h2>{name}</h2>
        {Array.isArray(value) && value.length > 0 && <span className="section__count">{value.length}</span>}
      </summary>
      <div className="section__body">
        <SectionTools name={plan.key} root={root} file={file} />
        {usual !== undefined && plan.key !== 'partners' && (
          <Heading name={plan.key} value={heading} usual={usual} file={file} />
        )}
        {plan.form === 'list' ? (
          <EntryList {...shared} plan={plan} order={order} name={name} addName={adds[plan.key]} />
        ) : (
          <Fields {...shared} fields={plan.fields.filter((field) => field.key !== 'headings')} />
        )}
      </div>
    </details>
  );
}

interface HeadingProps {
  readonly name: string;
  readonly value: unknown;
  /** What the page calls the section by itself. */
  readonly usual: string;
  readonly file: string;
}

function Heading({ name, value, usual, file }: HeadingProps) {
  const { words } = useEditor();
  const { cvLanguage } = useEditorState((state) => state.start);
  const edits = useFileEdits(file);
  const path = ['meta', 'headings', name];
  const [label, help] = words.fields.heading;
  return (
    <TextField
      {...{ path, value }}
      kind="line"
      names={[label, help, usual]}
      language={cvLanguage}
      isLong={false}
      onValue={(next) => edits.set(path, next)}
    />
  );
}

/** Whether and where the page shows a section (`meta.sections`). */
function SectionTools({
  name,
  root,
  file,
}: {
  readonly name: string;
  readonly root: unknown;
  readonly file: string;
}) {
  const { words } = useEditor();
  const edits = useFileEdits(file);
  const isOrdered = sectionOrder.some((each) => each === name);
  if (!isOrdered && name !== 'languages' && name !== 'internships') return null;
  const written = valueAt(root, ['meta', 'sections']);
  const texts = Array.isArray(written) ? written.filter((each) => typeof each === 'string') : [];
  const { order, hidden } = sectionPlan(texts);
  const all = [...order, ...sectionOrder.filter((each) => !order.includes(each))];
  const own = name as SectionName;
  const set = (next: readonly SectionName[], nowHidden: ReadonlySet<HiddenName>) => {
    const isUsual = next.every((each, index) => each === sectionOrder[index]);
    const list = [
      ...(isUsual ? [] : next.filter((each) => !nowHidden.has(each))),
      ...[...nowHidden].map((each) => `-${each}`),
    ];
    edits.set(['meta', 'sections'], list.length === 0 ? undefined : list);
  };
  const move = (step: number) => {
    const shown = all.filter((each) => !hidden.has(each));
    const at = shown.indexOf(own);
    const other = shown[at + step];
    if (other === undefined) return;
    const next = all.map((each) => (each === own ? other : each === other ? own : each));
    set(next, hidden);
  };
  return (
    <p className="section__tools">
      <label className="tick">
        <input
          type="checkbox"
          checked={!hidden.has(own)}
          onChange={({ target }) => {
            const next = new Set<HiddenName>(hidden);
            if (target.checked) next.delete(own);
            else next.add(own);
            set(all, next);
          }}
        />
        {words.showOnPage}
      </label>
      {isOrdered && (
        <span>
          <button
            type="button"
            className="icon-button"
            aria-label={words.sectionUp}
            title={words.sectionUp}
            onClick={() => move(-1)}
          >
            <Sign name="up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={words.sectionDown}
            title={words.sectionDown}
            onClick={() => move(1)}
          >
            <Sign name="down" />
          </button>
        </span>
      )}
    </p>
  );
}
