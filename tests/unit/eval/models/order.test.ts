import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toCv } from '../../../../src/resume/cv';
import { parseProfile } from '../../../../src/resume/profile';
import { resumeWords } from '../../../../src/resume/words.en';
import { evaluateModel } from '../../../../src/cli/eval/models/evaluate-model';
import type { MadeQuestion } from '../../../../src/cli/eval/models/made-question';
import { makeQuestions, someOf } from '../../../../src/cli/eval/models/make-questions';
import type { Run } from '../../../../src/cli/eval/models/run';
import { meanOf } from '../../../../src/cli/eval/report/bootstrap';
import { byKind, figuresOf, scoreOf } from '../../../../src/cli/eval/report/figures';
import { honestReply, lyingReply, scripted } from './scripted-models';

const file = resolve(import.meta.dirname, '../../../eval/quotes/nurse/resume.json');
const profile = parseProfile(JSON.parse(readFileSync(file, 'utf8')));
const cv = toCv(profile, resumeWords);
const today = new Date('2026-11-15T00:00:00Z');

/** The score of a run with its 95 % bootstrap interval, and those of its kinds. */
function scoreOfRun(run: Run) {
  const { mean = 0, low = 0, high = 1 } = figuresOf(run).score ?? {};
  const kinds = new Map(byKind(run.answers).map(([kind, group]) => [kind, meanOf(group.map(scoreOf))]));
  return { score: mean, low, high, kinds };
}

describe('the scores', () => {
  let questions: readonly MadeQuestion[];
  beforeAll(async () => {
    // Twenty of each kind are enough to tell them apart.
    questions = someOf(await makeQuestions(profile, cv, { seed: 18, today }), 160);
  }, 60_000);

  async function scored(model: string, reply: (question: MadeQuestion, at: number) => string) {
    const backend = scripted(model, questions, reply);
    const prompt = { name: 'default', messages: async () => [] };
    return scoreOfRun(await evaluateModel({ backend, profile, cv, questions, prompt, today }));
  }
  const honestly = (question: MadeQuestion) => honestReply(question, profile.firstName);

  it('put the honest before the liar and the liar before the parrot, with intervals that do not touch', async () => {
    // The honest one is at a loss now and then, and the liar tells the truth now and then.
    const honest = await scored('honest', (question, at) =>
      at % 8 === 7 ? 'I do not know.' : honestly(question),
    );
    const liar = await scored('liar', (question, at) =>
      at % 4 === 3 ? honestly(question) : lyingReply(question, profile.firstName),
    );
    const parrot = await scored('parrot', ({ messages }) => messages.at(-1) ?? '');
    expect(honest.low).toBeGreaterThan(liar.high);
    expect(liar.low).toBeGreaterThan(parrot.high);
    expect(parrot.score).toBeLessThan(0.02);
  }, 60_000);

  it('give a nearly full score to whoever says what is expected', async () => {
    expect((await scored('honest', honestly)).score).toBeGreaterThan(0.9);
  }, 60_000);

  it.each([
    ['what it talks about', `I can only talk about ${profile.firstName}'s CV.`, 0.2],
    [
      'absence, an apology and the contact',
      `I am sorry, I do not know that: it is not in the CV. Please write to ${profile.email} for details.`,
      0.4,
    ],
  ])(
    'stay low for one sentence with %s',
    async (_, sentence, most) => {
      const fixed = await scored('fixed', () => sentence);
      expect(fixed.score).toBeLessThan(most);
      expect(fixed.kinds.get('derailing')).toBe(1);
      expect(fixed.kinds.get('time')).toBe(0);
      expect(fixed.kinds.get('language')).toBe(0);
    },
    60_000,
  );
});
