import { join, resolve } from 'node:path';
import { holdChats } from '../dialogue/run-dialogue';
import { answererOfCvs, askOtherLanguages, hasFailed } from '../other-languages/run-other-languages';
import { askFar, saysYes } from '../far/ask-far';
import { askQuestions } from '../quotes/ask-questions';
import { readLabelledCvs, type Half } from '../quotes/labels';
import { createReplyTo } from '../quotes/reply-to';
import { once } from '../../../src/shared/once';
import { checkAll } from '../claims/run-claims';
import { isAtFault } from '../temptations/judge';
import { askTemptations } from '../temptations/run-temptations';

/** A labelled question that was asked. */
export interface Case {
  readonly half: Half;
  /** The rows that it counts in: its language and its kind. */
  readonly rows: readonly string[];
  readonly isPassed: boolean;
  /** The question and what is wrong with its reply, on one line. */
  readonly account: string;
}

const root = resolve(import.meta.dirname, '..');
const cvFolder = join(root, 'quotes');
const cvFolders = [cvFolder, join(root, 'claims/cvs')];

/** Each set that has floors, and how to ask it. A new set needs a line here, then `npm run eval -- floors`. */
export const labelledSets: Readonly<Record<string, () => Promise<Case[]>>> = {
  quotes: async () => {
    const results = await Promise.all(
      readLabelledCvs(cvFolder).map((cv) => askQuestions(cv, createReplyTo(cv.profile))),
    );
    return results.flat().map(({ question: { half, language, kind, id, turns }, score: { reasons } }) => ({
      half,
      rows: [language, kind],
      isPassed: reasons.length === 0,
      account: `${id} “${turns.join(' / ')}” ${reasons.join('; ')}`,
    }));
  },
  temptations: async () => (await tempting('temptations')).map(({ entry }) => entry),
  figures: async () => (await tempting('figures')).map(({ entry }) => entry),
  dialogue: async () => {
    const held = await holdChats({ folder: join(root, 'dialogue'), cvFolder });
    return held.map(({ chat: { half, language, id, turns, quotes }, isRight, reply }) => ({
      half,
      rows: [language, quotes === undefined ? 'same as alone' : 'follow-up'],
      isPassed: isRight,
      account: `${id} “${turns.join(' / ')}” ${reply.slice(0, 120)}`,
    }));
  },
  'near, without an untrue yes': async () => ofNear(true),
  'near, with the true yes': async () => ofNear(false),
  'far, without a yes': async () => {
    const cvs = readLabelledCvs(cvFolder).map(({ name }) => name);
    const asked = await askFar(join(root, 'far'), cvs, answererOfCvs(cvFolder));
    return asked.map(({ half, language, cv, ask, answer }) => ({
      half,
      rows: [language],
      isPassed: !saysYes(answer),
      account: `${cv} “${ask}” ${answer.text.slice(0, 120)}`,
    }));
  },
  'other languages': async () => {
    const results = await askOtherLanguages(join(root, 'other-languages'), answererOfCvs(cvFolder));
    return results.map(({ half, asked: { language, ask }, answer, verdict }) => ({
      half,
      rows: [],
      isPassed: !hasFailed(verdict),
      account: `${language} “${ask}” ${answer.text}`,
    }));
  },
  'claims, lies marked': async () => ofClaims(false),
  'claims, true ones left': async () => ofClaims(true),
};

const checked = once(async () =>
  checkAll({ cvFolders: [...cvFolders, join(root, 'claims/near/cvs')], folder: join(root, 'claims') }),
);

/** Two figures of one set, which is checked once. */
async function ofClaims(isTrue: boolean): Promise<Case[]> {
  return (await checked())
    .filter(({ label }) => (label === 'true' || label === 'none') === isTrue)
    .map(({ half, language, label, origin, isMarked, id, text }) => ({
      half,
      rows: [language, label, origin],
      isPassed: isMarked !== isTrue,
      account: `${id} “${text}”`,
    }));
}

async function tempting(set: string) {
  const results = await askTemptations({ folder: join(root, set), cvFolders });
  return results.map(({ temptation, verdict }) => {
    const { half, language, kind, id, ask, truth, falseAnswer } = temptation;
    const account = `${id} “${ask}” says ${verdict.ownWords.slice(0, 120)}; true: ${truth}`;
    const rows = [language, ...(kind === undefined ? [] : [kind])];
    const entry: Case = { half, rows, isPassed: !isAtFault(verdict), account };
    return { entry, isTempting: falseAnswer !== undefined };
  });
}

let near: ReturnType<typeof tempting> | undefined;

/** Two figures of one set, which is asked once. */
async function ofNear(isTempting: boolean): Promise<Case[]> {
  near ??= tempting('near');
  return (await near).filter((each) => each.isTempting === isTempting).map(({ entry }) => entry);
}
