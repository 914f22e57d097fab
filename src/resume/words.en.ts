import { datesIn } from './format-duration';

/**
 * What the site says of any CV beside the page's own controls: headings, the labels of text files and the assistant's
 * first words. Functions take facts of the CV; nothing here assumes the owner's trade.
 */
export const resumeWords = {
  headings: {
    summary: 'Summary',
    skills: 'Skills',
    languages: 'Languages',
    work: 'Work experience',
    internships: 'Internships',
    teachings: 'Teachings',
    partners: 'Partners',
    education: 'Education',
    projects: 'Projects',
    publications: 'Publications',
    certificates: 'Certificates',
    awards: 'Awards',
    volunteer: 'Volunteering',
    interests: 'Interests',
    references: 'References',
  },
  /** An entry away from its section, as a quote's source: "Projects: A loom". */
  entryOfSection: (heading: string, title: string) => `${heading}: ${title}`,
  language: (name: string, fluency: string | undefined) => (fluency ? `${name} (${fluency})` : name),
  lastUpdated: (date: string) => `Last updated: ${date}`,

  profile: 'Profile',
  contact: 'Contact',
  contacts: { location: 'Location', email: 'Email', phone: 'Phone', website: 'Web' },

  dates: /* @__PURE__ */ datesIn('en', 'Ongoing'),

  /** Names `cv.txt`. */
  plainText: 'Plain text',
  /** Names the headings of sections that visitors may ask about. */
  greeting: (firstName: string, headings: readonly string[]) =>
    `Hello! I am ${firstName}’s AI assistant, and I answer questions about ${firstName}’s profile${headings.length > 0 ? `: ${headings.join(', ').toLowerCase()}` : ''}. What would you like to know?`,

  questions: {
    job: (firstName: string, employer: string, current: boolean) =>
      `What ${current ? 'does' : 'did'} ${firstName} do at ${employer}?`,
    skill: (firstName: string, skill: string) => `How much does ${firstName} know about ${skill}?`,
    teachings: (firstName: string) => `Which courses does ${firstName} teach?`,
    education: (firstName: string) => `Where did ${firstName} study?`,
    contact: (firstName: string) => `How can I reach ${firstName}?`,
  },
};

/** The sentences of one language; other languages are objects of the same type. */
export type ResumeWords = typeof resumeWords;
export type DateWords = ResumeWords['dates'];
