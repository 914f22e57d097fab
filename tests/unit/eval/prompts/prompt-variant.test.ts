import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../../../src/resume/assistant-profile';
import { parseProfile } from '../../../../src/resume/profile';
import { resumeWords } from '../../../../src/resume/words.en';
import { promptVariant } from '../../../../src/cli/eval/prompts/prompt-variant';
import { today } from '../../../support/answers';
import { ownerResume } from '../../../support/owner';

const profile = parseProfile(ownerResume);
const prepared = (name: string) => resolve(import.meta.dirname, `../../../eval/prompts/${name}.md`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prompt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function variantOf(text: string, cv = profile) {
  const file = join(folder, 'mine.md');
  writeFileSync(file, text);
  return promptVariant(file, cv, today);
}

describe('a prompt without a file', () => {
  it('is the message list that a built site sends', async () => {
    const { name, messages } = promptVariant(undefined, profile);
    const { prompt } = toAssistantProfile(profile, resumeWords);
    expect(name).toBe('default');
    expect(await messages(['Hello', 'Good day!', 'Where does she work?'])).toEqual([
      { role: 'system', content: prompt },
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day!' },
      { role: 'user', content: 'Where does she work?' },
    ]);
  });

  it('has the same bytes as its two parts in a file', async () => {
    const question = ['Where does she work?'];
    const fromParts = variantOf('{rules}\n\n<profile>\n{facts}\n</profile>\n');
    expect(await fromParts.messages(question)).toEqual(
      await promptVariant(undefined, profile).messages(question),
    );
  });
});

describe('a prompt file', () => {
  it('is named after the file, without its ending', () => {
    expect(variantOf('You are an assistant.').name).toBe('mine');
  });

  it('stands in the place of the system message, and its second part in the place of the question', async () => {
    const { messages } = variantOf('You speak for {name}.\n---\nShortly, {question}\n');
    expect(await messages(['a', 'b', 'c'])).toEqual([
      { role: 'system', content: `You speak for ${profile.name}.` },
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'b' },
      { role: 'user', content: 'Shortly, c' },
    ]);
  });

  it('names every placeholder that nothing stands for, and those that there are', () => {
    expect(() => variantOf('{rules} {cv}\n---\n{question} {mood}')).toThrow(
      'mine.md has {cv}, {mood}, which nothing stands for. Known are {email}, {engine}, {facts}',
    );
  });

  it('must ask the question', () => {
    expect(() => variantOf('{rules}\n---\nWell?')).toThrow('must have {question}');
  });

  it('leaves braces of the CV and of the question as they are', async () => {
    const hostile = parseProfile({ basics: { name: 'Ada {email} Byron', email: 'ada@example.org' } });
    const [system, question] = await variantOf('{name}\n---\n{question}', hostile).messages(['{rules} $&']);
    expect(system?.content).toBe('Ada {email} Byron');
    expect(question?.content).toBe('{rules} $&');
  });
});

describe('the prepared prompt with numbered facts', () => {
  it('has one fact a line, numbered without a gap', async () => {
    const [system] = await promptVariant(prepared('numbered-facts'), profile).messages(['Hello']);
    const lines = /<profile>\n([^]*)\n<\/profile>$/.exec(system?.content ?? '')?.[1]?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, index) => index + 1));
  });

  it('repeats in each line what it is about', async () => {
    const [system] = await promptVariant(prepared('numbered-facts'), profile).messages(['Hello']);
    const job = ownerResume.work[2];
    for (const point of job.highlights)
      expect(system?.content).toMatch(
        new RegExp(`^\\d+\\. .*${job.position}.*: .*${point.slice(0, 12)}`, 'm'),
      );
  });
});

describe('the prepared prompt that puts the engine first', () => {
  it('has the exact answer before the question', async () => {
    const variant = promptVariant(prepared('engine-first'), profile, today);
    const messages = await variant.messages([`Where does ${profile.firstName} work now?`]);
    const [job] = ownerResume.work;
    const asked = messages.at(-1)?.content ?? '';
    expect(asked.indexOf(job.name)).toBeGreaterThan(0);
    expect(asked.indexOf(job.name)).toBeLessThan(asked.indexOf('work now?'));
    expect(asked).not.toMatch(/\]\(#/);
  });

  it('says with it that something is not in the CV', async () => {
    const variant = promptVariant(prepared('engine-first'), profile, today);
    const messages = await variant.messages([`Has ${profile.firstName} ever flown a helicopter?`]);
    expect(messages.at(-1)?.content).toMatch(/not in the CV/i);
  });

  it('reads the conversation for a follow-up', async () => {
    const variant = promptVariant(prepared('engine-first'), profile, today);
    const [job, former] = ownerResume.work;
    const conversation = [`Where does ${profile.firstName} work now?`, `At ${job.name}.`, 'And before that?'];
    const messages = await variant.messages(conversation);
    expect(messages.at(-1)?.content).toContain(former.name);
    expect(messages.slice(1, 3).map(({ content }) => content)).toEqual(conversation.slice(0, 2));
  });
});
