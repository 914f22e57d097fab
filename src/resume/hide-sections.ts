import type { Resume } from './schema/resume-schema';
import { type HiddenName, sectionPlan } from './section-names';

type Hide = (resume: Resume) => Partial<Resume>;

const emptied: Readonly<Record<Exclude<HiddenName, 'timeline'>, Hide>> = {
  summary: ({ basics }) => ({ basics: { ...basics, summary: undefined } }),
  skills: () => ({ skills: [] }),
  languages: () => ({ languages: [] }),
  work: () => ({ work: [], internships: [] }),
  internships: () => ({ internships: [] }),
  teachings: () => ({ teachings: undefined }),
  partners: () => ({ partners: undefined }),
  education: () => ({ education: [] }),
  projects: () => ({ projects: [] }),
  publications: () => ({ publications: [] }),
  certificates: () => ({ certificates: [] }),
  awards: () => ({ awards: [] }),
  volunteer: () => ({ volunteer: [] }),
  interests: () => ({ interests: [] }),
  references: () => ({ references: [] }),
};

/**
 * A résumé without the sections that its owner hides. Page, exports, prompt and quotes are all made of what is left, so that
 * none of them can show what another one hides. The bars of the timeline are drawn from sections that stay.
 */
export function withoutHiddenSections(resume: Resume): Resume {
  let shown = resume;
  for (const name of sectionPlan(resume.meta.sections).hidden)
    if (name !== 'timeline') shown = { ...shown, ...emptied[name](shown) };
  return shown;
}
