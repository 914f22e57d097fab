import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Answerer } from '../../../src/answers/answer';
import type { Answer } from '../../../src/answers/write-reply';
import { whichLanguages } from '../../../src/answers/languages/other-languages';
import { saysAbsence } from '../absence';
import { readReplyParts } from '../read-reply-parts';
import { table } from '../../../src/cli/eval/report';
import { answererOf, converse } from '../../support/answers';
import { share } from '../halves-table';
import { halves, readLabelledCvs, type Half } from '../quotes/labels';
import { readEntries } from '../read-entries';
import { readTemptations } from '../temptations/labels';

interface Run {
  /** Holds the messages of both halves. */
  readonly folder: string;
  /** Holds a folder with `resume.json` for each CV. */
  readonly cvFolder: string;
  readonly temptationFolder: string;
  readonly showsFailures: boolean;
}

interface Asked {
  readonly cv: string;
  /** Of the message (BCP 47). */
  readonly language: string;
  readonly ask: string;
  /** What the message names of the CV, as the CV writes it. */
  readonly named?: string | undefined;
}

type Verdict = Readonly<Record<(typeof checks)[number], boolean | undefined>>;

const checks = [
  'no yes or no',
  'no absence',
  'named is quoted',
  'third language',
  'echo',
  'its own',
] as const;

/** Yes and no, in as many languages as the messages are in; "not" is the same word in many. */
const yesOrNo =
  /(?<!\p{L})(?:yes|no|oui|non|nein|doch|sí|sì|sim|não|tak|nie|ano|áno|да|нет|так|ні|не|evet|hayır|igen|nem|kyllä|ei|nej|nei|ναι|όχι|כן|לא|हाँ|नहीं|네|예|아니요|có|không|ya|tidak|بله|خیر|نه|نعم|لا)(?!\p{L})|はい|いいえ|是|不|ไม่|ใช่/iu;

/** The answerer about each CV of a folder, made once. */
export function answererOfCvs(cvFolder: string): (cv: string) => Answerer {
  const answerers = new Map<string, Answerer>();
  return (cv) => {
    const resume: unknown = JSON.parse(readFileSync(join(cvFolder, cv, 'resume.json'), 'utf8'));
    const answerer = answerers.get(cv) ?? answererOf(resume);
    answerers.set(cv, answerer);
    return answerer;
  };
}

/** Asks every message in a chat of its own on an English site. */
export async function askOtherLanguages(folder: string, answererFor: (cv: string) => Answerer) {
  const results: { half: Half; asked: Asked; answer: Answer; verdict: Verdict }[] = [];
  for (const half of halves) {
    for (const asked of readEntries(folder, `${half}.yaml`, message)) {
      const answer = await converse(answererFor(asked.cv), asked.ask);
      results.push({ half, asked, answer, verdict: judge(asked, answer) });
    }
  }
  return results;
}

/** Asks every message, and returns what to print. */
export async function runOtherLanguages({
  folder,
  cvFolder,
  temptationFolder,
  showsFailures,
}: Run): Promise<string> {
  const answererFor = answererOfCvs(cvFolder);
  const rows: string[][] = [];
  const failures: string[] = [];
  const results = await askOtherLanguages(folder, answererFor);
  for (const half of halves) {
    const ofHalf = results.filter((result) => result.half === half);
    const verdicts = ofHalf.map(({ verdict }) => verdict);
    for (const { asked, answer, verdict } of ofHalf)
      if (half === 'build' && hasFailed(verdict))
        failures.push(`## ${asked.language}: ${asked.ask}\n${answer.language}: ${answer.text}`);
    const shares = checks.map((check) => {
      const applying = verdicts.map((verdict) => verdict[check]).filter((value) => value !== undefined);
      return String(Math.round(share(applying, Boolean) ?? NaN));
    });
    rows.push([half, String(verdicts.length), ...shares]);
  }
  const taken: string[] = [];
  const known = messagesOfOurs(cvFolder, temptationFolder);
  for (const { cv, turns } of known) {
    const { intent } = await converse(answererFor(cv), ...turns);
    if (intent === 'other-language') taken.push(`${cv}: ${turns.at(-1) ?? ''}`);
  }
  return [
    ...(showsFailures ? failures : []),
    'Messages in languages that have no answers',
    table([['half', 'messages', ...checks.map((check) => `${check} %`)], ...rows]),
    `Of ${known.length} messages in languages that have, ${taken.length} were taken for another one${showsFailures ? `:\n${taken.join('\n')}` : '.'}`,
  ].join('\n\n');
}

const message = v.pipe(
  v.tuple([v.string(), v.string(), v.string(), v.optional(v.string())]),
  v.transform(([cv, language, ask, named]): Asked => ({ cv, language, ask, named })),
);

function judge({ language, ask, named }: Asked, answer: Answer): Verdict {
  const { ownWords } = readReplyParts(answer.text);
  const expected = wordsOf(`${whichLanguages([answer.language]).sentence} ${named ?? ''}`);
  const isQuoted = answer.quotes.some(({ text, heading }) =>
    `${heading}\n${text}`.toLowerCase().includes(named?.toLowerCase() ?? ''),
  );
  return {
    'no yes or no': !yesOrNo.test(ownWords),
    'no absence': !saysAbsence(ownWords),
    'named is quoted': named === undefined ? undefined : isQuoted,
    'third language': ![language, 'en'].includes(answer.language),
    echo: [...wordsOf(ownWords)].some((word) => wordsOf(ask).has(word) && !expected.has(word)),
    'its own': answer.language === language,
  };
}

export function hasFailed(verdict: Verdict): boolean {
  return checks.some((check) => verdict[check] === (check === 'third language' || check === 'echo'));
}

/** The longer words of a text; short ones are the same in many languages. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));
}

/** The labelled conversations in languages that have answers. */
function messagesOfOurs(cvFolder: string, temptationFolder: string) {
  const questions = readLabelledCvs(cvFolder).flatMap(({ name, questions }) =>
    questions.map(({ turns }) => ({ cv: name, turns })),
  );
  const tempting = readTemptations(temptationFolder).flatMap(({ cv, temptations }) =>
    temptations.map(({ ask }) => ({ cv, turns: [ask] })),
  );
  return [...questions, ...tempting];
}
