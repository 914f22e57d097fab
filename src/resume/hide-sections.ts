import type { Resume } from './schema/resume-schema';
import { type HiddenName, sectionPlan } from './section-names';

type Hide = (resume: Resume) => Partial<Resume>;

/** What is no list of its own name, or more than that. */
const emptied: Readonly<Partial<Record<HiddenName, Hide>>> = {
  summary: ({ basics }) => ({ basics: { ...basics, summary: undefined } }),
  work: () => ({ work: [], internships: [] }),
  teachings: () => ({ teachings: undefined }),
  partners: () => ({ partners: undefined }),
  timeline: () => ({}),
};

/**
 * A résumé without the sections that its owner hides. Page, exports, prompt and quotes are all made of what is left, so that
 * none of them can show what another one hides. The bars of the timeline are drawn from sections that stay.
 */
export function withoutHiddenSections(resume: Resume): Resume {
  let shown = resume;
  for (const name of sectionPlan(resume.meta.sections).hidden)
    shown = { ...shown, ...(emptied[name]?.(shown) ?? { [name]: [] }) };
  return shown;
}
