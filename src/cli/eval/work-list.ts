import { commonTopics, openQuestions } from '../../resume/open-questions.ts';
import type { Profile } from '../../resume/profile.ts';
import { editorWords } from '../../words/editor/en.ts';
import type { MadeQuestion } from './made-question.ts';

/** A question that visitors are likely to ask, and that neither the CV nor its owner's answers tell. */
interface WorkItem {
  readonly question: string;
  /** Where the answer belongs in `resume.json`. */
  readonly key: string;
  /** What to add there; the dots are the owner's to fill in. */
  readonly line: string;
}

type Part = readonly [madeKey: string, question: string, key: string, line: object | string];

/** What a CV cannot do without, by the key of the made question. */
const basics: readonly Part[] = [
  ['email', 'How can I write to you?', 'basics.email', '…'],
  ['profession', 'What is your profession?', 'basics.label', '…'],
  ['employer-now', 'Where do you work?', 'work', { name: '…', position: '…', startDate: 'YYYY-MM' }],
  ['where-lives', 'Where are you based?', 'basics.location', { city: '…' }],
];

const answered = (madeKey: string, question: string): Part => [
  madeKey,
  question,
  'assistant.answers',
  { question, answer: '…' },
];

/** What visitors miss where a CV lacks it, and what only the owner's own words tell. */
const parts: readonly Part[] = [
  ['languages', 'Which languages do you speak, and how well?', 'languages', { language: '…', fluency: '…' }],
  [
    'certificates',
    'Which certificates do you hold?',
    'certificates',
    { name: '…', issuer: '…', date: 'YYYY-MM' },
  ],
  ['projects', 'Which projects can you show?', 'projects', { name: '…', description: '…' }],
  answered('unsaid-weaknesses', 'What are you working on to do better?'),
  answered('unsaid-nationality', 'What is your nationality?'),
];

/**
 * What visitors are likely to ask and the CV does not answer: what no CV can do without, what recruiters ask most, then
 * what else the made questions found absent. An answer in `resume.json` takes its question off the list.
 */
export function workList(profile: Profile, questions: readonly MadeQuestion[]): WorkItem[] {
  const absent = new Set(questions.flatMap(({ expects, key }) => (expects.type === 'absence' ? key : [])));
  const missing = (from: readonly Part[]) => from.filter(([madeKey]) => absent.has(madeKey));
  const common = openQuestions(profile, commonTopics.length).map(({ topic, key }): Part => {
    const [question] = editorWords.ask.topics[topic];
    const line = { references: { name: '…', reference: '…' }, interests: { name: '…' } };
    return key === 'assistant.answers' ? answered(topic, question) : [topic, question, key, line[key]];
  });
  return [...missing(basics), ...common, ...missing(parts)].map(([, question, key, line]) => ({
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
