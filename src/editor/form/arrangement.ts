import { valueAt } from '../../resume/edit-json';
import { sectionOrder, sectionPlan, type HiddenName, type SectionName } from '../../resume/section-names';

/** Which sections the page shows, and in which order (`meta.sections`). */
export interface Arrangement {
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
