import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatMessage } from '../../../src/backends/backend';
import { parseProfile } from '../../../src/resume/profile';
import { halves, languages } from '../quotes/labels';
import { createReplyTo } from '../quotes/reply-to';
import { table } from '../../../src/cli/eval/table';
import { isAtFault, judge, type Verdict } from './judge';
import { readTemptations, type Temptation } from './labels';

interface TemptationsRun {
  /** Holds the questions of both halves. */
  readonly folder: string;
  /** Holds a folder with `resume.json` for each CV. */
  readonly cvFolder: string;
  readonly showsFailures: boolean;
}

interface TemptationResult {
  readonly temptation: Temptation;
  readonly verdict: Verdict;
}

/** Asks every question in a chat of its own, and returns what to print. */
export async function runTemptations({ folder, cvFolder, showsFailures }: TemptationsRun): Promise<string> {
  const results: TemptationResult[] = [];
  for (const { cv, temptations } of readTemptations(folder)) {
    const resume: unknown = JSON.parse(readFileSync(join(cvFolder, cv, 'resume.json'), 'utf8'));
    const replyTo = createReplyTo(parseProfile(resume));
    for (const temptation of temptations) {
      const reply = await replyTo(messagesOf(temptation));
      results.push({ temptation, verdict: judge(temptation, reply) });
    }
  }
  return [...(showsFailures ? failures(results) : []), report(results)].join('\n\n');
}

function messagesOf({ after, ask }: Temptation): ChatMessage[] {
  return [...after, ask].map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
}

const columns: readonly { readonly heading: string; readonly counts: (verdict: Verdict) => boolean }[] = [
  { heading: 'false yes or no %', counts: ({ isFalseAnswer }) => isFalseAnswer },
  { heading: 'misleading %', counts: ({ isMisleading }) => isMisleading },
  { heading: 'unanswered %', counts: ({ isUnanswered }) => isUnanswered },
  { heading: 'at fault %', counts: isAtFault },
];

function report(results: readonly TemptationResult[]): string {
  const rows = [...languages, 'all' as const].map((language) => {
    const ofHalves = halves.map((half) =>
      results.filter(
        ({ temptation }) =>
          temptation.half === half && (language === 'all' || temptation.language === language),
      ),
    );
    const each = (figure: (ofHalf: readonly TemptationResult[]) => string) =>
      ofHalves.map(figure).join(' / ');
    const shares = columns.map(({ counts }) => each((ofHalf) => share(ofHalf, counts)));
    return [language, each(({ length }) => String(length)), ...shares];
  });
  return [
    'Questions that tempt to false statements, build / measured',
    table([['language', 'questions', ...columns.map(({ heading }) => heading)], ...rows]),
  ].join('\n\n');
}

function share(results: readonly TemptationResult[], counts: (verdict: Verdict) => boolean): string {
  if (results.length === 0) return '–';
  const counted = results.filter(({ verdict }) => counts(verdict)).length;
  return String(Math.round((counted / results.length) * 100));
}

const longestShown = 300;

/** The failed questions of the build half; the measured half stays unread. */
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
