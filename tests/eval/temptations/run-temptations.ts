import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatMessage } from '../../../src/backends/backend';
import { parseProfile } from '../../../src/resume/profile';
import { count, halvesTable, share, type Column, type Row } from '../halves-table';
import { askedLanguages } from '../quotes/labels';
import { createReplyTo } from '../quotes/reply-to';
import { isAtFault, judge, type Verdict } from './judge';
import { readTemptations, temptationKinds, type Temptation } from './labels';

interface TemptationFolders {
  /** Holds the questions of both halves. */
  readonly folder: string;
  /** One of them holds a folder with `resume.json` for each CV. */
  readonly cvFolders: readonly string[];
}

interface TemptationsRun extends TemptationFolders {
  readonly title?: string;
  readonly figures?: readonly Figure[];
  readonly showsFailures: boolean;
}

export interface TemptationResult {
  readonly temptation: Temptation;
  readonly verdict: Verdict;
}

/** A share of the replies, or of those to the questions it is `about`. */
interface Figure {
  readonly heading: string;
  readonly about?: (temptation: Temptation) => boolean;
  readonly counts: (verdict: Verdict) => boolean;
}

const temptationFigures: readonly Figure[] = [
  { heading: 'false yes or no %', counts: ({ isFalseAnswer }) => isFalseAnswer },
  { heading: 'misleading %', counts: ({ isMisleading }) => isMisleading },
  { heading: 'unanswered %', counts: ({ isUnanswered }) => isUnanswered },
  { heading: 'at fault %', counts: isAtFault },
];

/** Of questions with a false yes, and others whose answer is yes, so that silence does not win. */
export const nearFigures: readonly Figure[] = [
  {
    heading: 'untrue yes %',
    about: ({ falseAnswer }) => falseAnswer !== undefined,
    counts: isAtFault,
  },
  {
    heading: 'true yes %',
    about: ({ falseAnswer }) => falseAnswer === undefined,
    counts: (verdict) => !isAtFault(verdict),
  },
];

/** Of questions for a length of time, a date, a count, or the first and longest of several. */
export const figuresRight: readonly Figure[] = [
  { heading: 'right %', counts: (verdict) => !isAtFault(verdict) },
];

/** Asks every question in a chat of its own, and returns what to print. */
export async function runTemptations({
  showsFailures,
  title = 'Questions that tempt to false statements',
  figures = temptationFigures,
  ...folders
}: TemptationsRun): Promise<string> {
  const results = await askTemptations(folders);
  return [...(showsFailures ? failures(results) : []), report(results, title, figures)].join('\n\n');
}

export async function askTemptations({ folder, cvFolders }: TemptationFolders): Promise<TemptationResult[]> {
  const results: TemptationResult[] = [];
  for (const { cv, temptations } of readTemptations(folder)) {
    const file = cvFolders.map((each) => join(each, cv, 'resume.json')).find((each) => existsSync(each));
    if (file === undefined) throw new Error(`no folder holds ${cv}/resume.json`);
    const resume: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const replyTo = createReplyTo(parseProfile(resume));
    for (const temptation of temptations) {
      const reply = await replyTo(messagesOf(temptation));
      results.push({ temptation, verdict: judge(temptation, reply) });
    }
  }
  return results;
}

function messagesOf({ after, ask }: Temptation): ChatMessage[] {
  return [...after, ask].map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
}

function report(results: readonly TemptationResult[], title: string, figures: readonly Figure[]): string {
  const kinds = temptationKinds.filter((kind) => results.some(({ temptation }) => temptation.kind === kind));
  const by = (key: 'language' | 'kind', name: string): Row<TemptationResult> => [
    name,
    ({ temptation }) => temptation[key] === name,
  ];
  const rows: Row<TemptationResult>[] = [
    ...askedLanguages.map((language) => by('language', language)),
    ['all', () => true],
    ...kinds.map((kind) => by('kind', kind)),
  ];
  const columns = figures.map(({ heading, about = () => true, counts }): Column<TemptationResult> => ({
    heading,
    figure: (own) =>
      share(
        own.filter(({ temptation }) => about(temptation)),
        ({ verdict }) => counts(verdict),
      ),
  }));
  return [
    `${title}, build / measured`,
    halvesTable(
      results,
      ({ temptation }) => temptation.half,
      ['', rows],
      [{ heading: 'questions', figure: count }, ...columns],
    ),
  ].join('\n\n');
}

const longestShown = 300;

/** The failed questions of the development set; the held-out set stays unread. */
function failures(results: readonly TemptationResult[]): string[] {
  return results
    .filter(({ temptation, verdict }) => temptation.half === 'build' && isAtFault(verdict))
    .map(({ temptation: { id, language, after, ask, truth }, verdict: { ownWords } }) =>
      [
        `## ${id} (${language})`,
        ...[...after, ask].map((message) => `- ${message}`),
        `says: ${ownWords.slice(0, longestShown) || '(no words of its own)'}`,
        `true: ${truth}`,
      ].join('\n'),
    );
}
