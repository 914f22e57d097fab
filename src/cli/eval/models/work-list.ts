import { editorWords } from '../../../words/editor/en.ts';
import { commonTopics, openQuestions } from '../../../resume/open-questions.ts';
import type { Profile } from '../../../resume/profile.ts';
import type { MadeQuestion } from './made-question.ts';

/** A question that visitors are likely to ask, and that neither the CV nor its owner's answers tell. */
export interface WorkItem {
  readonly question: string;
  /** Where the answer belongs in `resume.json`. */
  readonly key: string;
  /** What to add there; the dots are the owner's to fill in. */
  readonly line: string;
}

interface Part {
  readonly question: string;
  readonly key: string;
  readonly line: object | string;
}

/** What a CV cannot do without, by the key of the made question. */
const basics: Readonly<Record<string, Part>> = {
  email: { question: 'How can I write to you?', key: 'basics.email', line: '…' },
  profession: { question: 'What is your profession?', key: 'basics.label', line: '…' },
  'employer-now': {
    question: 'Where do you work?',
    key: 'work',
    line: { name: '…', position: '…', startDate: 'YYYY-MM' },
  },
  'where-lives': { question: 'Where are you based?', key: 'basics.location', line: { city: '…' } },
};

/** What visitors miss where a CV lacks it. */
const parts: Readonly<Record<string, Part>> = {
  languages: {
    question: 'Which languages do you speak, and how well?',
    key: 'languages',
    line: { language: '…', fluency: '…' },
  },
  certificates: {
    question: 'Which certificates do you hold?',
    key: 'certificates',
    line: { name: '…', issuer: '…', date: 'YYYY-MM' },
  },
  projects: {
    question: 'Which projects can you show?',
    key: 'projects',
    line: { name: '…', description: '…' },
  },
};

/** What only the owner's own words tell. */
const answers: Readonly<Record<string, string>> = {
  'unsaid-weaknesses': 'What are you working on to do better?',
  'unsaid-nationality': 'What is your nationality?',
};

/**
 * What visitors are likely to ask and the CV does not answer: what no CV can do without, what recruiters ask most, then
 * what else the made questions found absent. An answer in `resume.json` takes its question off the list.
 */
export function workList(profile: Profile, questions: readonly MadeQuestion[]): WorkItem[] {
  const common = openQuestions(profile, commonTopics.length).map(({ topic, key }) => {
    const [question] = editorWords.ask.topics[topic];
    const line = { references: { name: '…', reference: '…' }, interests: { name: '…' } };
    return { question, key, line: key === 'assistant.answers' ? { question, answer: '…' } : line[key] };
  });
  const absent = new Set(
    questions
      .filter(({ expects }) => expects.type === 'absence' && expects.of === undefined)
      .map(({ key }) => key),
  );
  const missing = (from: Readonly<Record<string, Part>>) =>
    Object.entries(from).flatMap(([key, part]) => (absent.has(key) ? [part] : []));
  const untold = Object.entries(answers).flatMap(([key, question]) =>
    absent.has(key) ? [{ question, key: 'assistant.answers', line: { question, answer: '…' } }] : [],
  );
  return [...missing(basics), ...common, ...missing(parts), ...untold].map(({ question, key, line }) => ({
    question,
    key,
    line: JSON.stringify(line),
  }));
}

/** The list for a terminal; empty where the CV tells everything. */
export function workListText(items: readonly WorkItem[]): string {
  if (items.length === 0) return '';
  return [
    'Visitors are likely to ask what this CV leaves open. Lines to add to resume.json:',
    ...items.map(({ question, key, line }) => `  - ${question}\n    ${key}: ${line}`),
  ].join('\n');
}
