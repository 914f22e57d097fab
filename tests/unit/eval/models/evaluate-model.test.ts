import { describe, expect, it } from 'vitest';
import { toCv } from '../../../../src/resume/cv';
import { parseProfile } from '../../../../src/resume/profile';
import { resumeWords } from '../../../../src/resume/words.en';
import type { EvalBackend } from '../../../../src/cli/eval/backends/eval-backend';
import { EvalStoppedError, evaluateModel } from '../../../../src/cli/eval/models/evaluate-model';
import type { MadeQuestion } from '../../../../src/cli/eval/models/made-question';

const profile = parseProfile({ basics: { name: 'Ada Quill', email: 'ada@example.org' } });
const question = (id: string): MadeQuestion => ({
  id,
  kind: 'follow-up',
  key: 'email',
  language: 'en',
  messages: ['Hello', 'Hello!', 'How can I write to Ada?'],
  expects: { type: 'values', values: [[{ type: 'literal', text: 'ada@example.org' }]] },
});
const run = (ask: EvalBackend['ask']) =>
  evaluateModel({
    backend: { name: 'ollama', modelName: 'A model', megabytes: 12, ask, dispose: () => undefined },
    profile,
    cv: toCv(profile, resumeWords),
    questions: [question('follow-up 1'), question('follow-up 2')],
    prompt: {
      name: 'default',
      messages: async (texts) => texts.map((content) => ({ role: 'user', content })),
    },
    today: new Date('2026-11-15T00:00:00Z'),
  });

describe('a run', () => {
  it('asks each question with what was said before, and keeps what came of it', async () => {
    const sent: string[][] = [];
    const made = await run(async (messages) => {
      sent.push(messages.map(({ content }) => content));
      return { text: 'Write to ada@example.org.', seconds: 2 };
    });
    expect(sent).toEqual([question('').messages, question('').messages]);
    expect(made).toMatchObject({
      model: 'A model',
      backend: 'ollama',
      prompt: 'default',
      owner: 'Ada Quill',
      megabytes: 12,
    });
    expect(made.answers[1]).toMatchObject({
      id: 'follow-up 2',
      reply: 'Write to ada@example.org.',
      seconds: 2,
      words: 3,
      marks: { right: 1, invented: 0, language: 1 },
      remarks: [],
    });
  });

  it('gives a reply that failed 0 and goes on', async () => {
    let asked = 0;
    const made = await run(async () =>
      asked++ === 0
        ? { text: 'Write to ada@example.org', seconds: 1, error: 'The connection dropped.' }
        : { text: 'ada@example.org', seconds: 1 },
    );
    expect(made.answers.map(({ marks, error }) => [marks.right, error])).toEqual([
      [0, 'The connection dropped.'],
      [1, undefined],
    ]);
  });

  it('ends with the first failure that would meet every question', async () => {
    let asked = 0;
    const failing = run(async () => {
      asked++;
      return { text: '', seconds: 0, error: 'The model is missing.', isFatal: true };
    });
    await expect(failing).rejects.toThrow(new EvalStoppedError('The model is missing.'));
    expect(asked).toBe(1);
  });
});
