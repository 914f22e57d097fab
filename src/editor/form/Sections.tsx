import type { ReactNode } from 'react';
import { sectionOrder, type HiddenName, type SectionName, sectionPlan } from '../../resume/section-names';
import { resumeValue, useEditor, useEditorState, useResumeEdits } from '../context';
import { valueAt } from '../../resume/edit-json';
import { EntryList, Fields } from './Fields';
import { TextField } from './TextField';
import { Tick, Unfolding } from '../controls';
import { keyIn, keysOf, type Plan, sections } from './plan';
import { Sortable } from './Sortable';

const plans: ReadonlyMap<string, Plan> = new Map(sections.map((plan) => [plan.key, plan]));

/** They have no place of their own on the page, and none of their own here. */
const partsOf: Readonly<Partial<Record<SectionName, HiddenName>>> = {
  skills: 'languages',
  work: 'internships',
};

const hideable: readonly HiddenName[] = [...sectionOrder, ...Object.values(partsOf)];

/** The whole form of the résumé, a part to open for each of its sections, in the page's order. */
export function Sections() {
  const root = useEditorState(resumeValue);
  const edits = useResumeEdits();
  const arrangement = arrangementOf(root);
  const names = arrangement.order.filter((name) => plans.has(name));
  const sectionOf = (key: string, moves?: ReactNode) => {
    const plan = plans.get(key);
    return plan && <Section {...{ plan, root, moves }} />;
  };
  return (
    <div className="sections">
      {sectionOf('basics')}
      <Sortable
        count={names.length}
        className="sections__list"
        onMove={(from, to) => {
          const [name, target] = [names[from], names[to]];
          if (name && target)
            edits.set(['meta', 'sections'], writtenAs(withMoved(arrangement, name, target)));
        }}
        renderItem={(index, grip, moves) => {
          const name = names[index];
          if (name === undefined) return null;
          const part = partsOf[name];
          return (
            <>
              {grip}
              <div>
                {sectionOf(name, moves)}
                {part && sectionOf(part)}
              </div>
            </>
          );
        }}
      />
      {sectionOf('assistant')}
      {sectionOf('meta')}
    </div>
  );
}

interface SectionProps {
  readonly plan: Plan;
  readonly root: unknown;
  /** Buttons, where the section has a place that can be changed. */
  readonly moves?: ReactNode;
}

function Section({ plan, root, moves }: SectionProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const { headings } = useEditorState((state) => state.start);
  const key = keyIn(root, plan);
  if (plan.form !== 'list' && plan.form !== 'object') return null;
  const value = valueAt(root, [key]);
  const own: Readonly<Record<string, string>> = words.sections;
  const usual = headings[plan.key];
  const headingPath = ['meta', 'headings', plan.key];
  const heading = valueAt(root, headingPath);
  const [headingLabel, headingHelp] = words.fields.heading;
  const isRenamed = typeof heading === 'string' && heading.trim() !== '';
  const name = isRenamed ? heading : (own[plan.key] ?? usual ?? plan.key);
  const order = keysOf(sections);
  const shared = { path: [key], value, around: [plan.key] };
  return (
    <Unfolding className="section" path={[key]}>
      <summary className="section__head">
        <h2>{name}</h2>
        {Array.isArray(value) && value.length > 0 && <span className="section__count">{value.length}</span>}
      </summary>
      <div className="section__body">
        <SectionTools {...{ root, moves }} name={plan.key} />
        {usual !== undefined && plan.key !== 'partners' && (
          <TextField
            path={headingPath}
            value={heading}
            kind="line"
            names={[headingLabel, headingHelp, usual]}
            isLong={false}
            onValue={(next) => edits.set(headingPath, next)}
          />
        )}
        {plan.form === 'list' ? (
          <EntryList {...shared} plan={plan} order={order} name={name} />
        ) : (
          <Fields {...shared} fields={plan.fields.filter((field) => field.key !== 'headings')} />
        )}
      </div>
    </Unfolding>
  );
}

type SectionToolsProps = Omit<SectionProps, 'plan'> & { readonly name: string };

function SectionTools({ name, root, moves }: SectionToolsProps) {
  const { words } = useEditor();
  const edits = useResumeEdits();
  const arrangement = arrangementOf(root);
  const own = hideable.find((each) => each === name);
  if (own === undefined) return null;
  return (
    <p className="section__tools">
      <Tick
        label={words.showOnPage}
        isOn={!arrangement.hidden.has(own)}
        onChange={(isOn) => edits.set(['meta', 'sections'], writtenAs(withHidden(arrangement, own, !isOn)))}
      />
      <span>{moves}</span>
    </p>
  );
}

/** Which sections the page shows, and in which order (`meta.sections`). */
interface Arrangement {
  readonly order: readonly SectionName[];
  readonly hidden: ReadonlySet<HiddenName>;
}

export function arrangementOf(root: unknown): Arrangement {
  const written = valueAt(root, ['meta', 'sections']);
  const texts = Array.isArray(written) ? written.filter((each) => typeof each === 'string') : [];
  const { order, hidden } = sectionPlan(texts);
  return { order: [...order, ...sectionOrder.filter((each) => !order.includes(each))], hidden };
}

/** As the file has it; nothing for what the page does by itself. */
export function writtenAs({ order, hidden }: Arrangement): readonly string[] | undefined {
  const isUsual = order.every((each, index) => each === sectionOrder[index]);
  const shown = isUsual ? [] : order.filter((each) => !hidden.has(each));
  const texts = [...shown, ...[...hidden].map((each) => `-${each}`)];
  return texts.length === 0 ? undefined : texts;
}

/** One section in the place of another, which gives way towards where the first one was. */
export function withMoved(arrangement: Arrangement, name: SectionName, target: SectionName): Arrangement {
  const { order } = arrangement;
  const rest = order.filter((each) => each !== name);
  const isDown = order.indexOf(name) < order.indexOf(target);
  return { ...arrangement, order: rest.toSpliced(rest.indexOf(target) + Number(isDown), 0, name) };
}

export function withHidden({ order, hidden }: Arrangement, name: HiddenName, isHidden: boolean): Arrangement {
  const rest = [...hidden].filter((each) => each !== name);
  return { order, hidden: new Set(isHidden ? [...rest, name] : rest) };
}
