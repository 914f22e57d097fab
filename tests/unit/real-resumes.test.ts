import { describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../src/resume/assistant-profile';
import { estimateTokens } from '../../src/resume/estimate-tokens';
import { resumeWords } from '../../src/resume/words.en';
import { parseProfile } from '../../src/resume/profile';
import { quotesBackendOf } from '../support/quotes-backend';
import { readReply } from '../support/read-reply';
import { readSampleResume, sampleResumeFiles } from '../support/sample-resumes';

/** Files that others have written: each makes an assistant that has something to say. */
describe.each(sampleResumeFiles)('the assistant made from %s', (file) => {
  const profile = parseProfile(readSampleResume(file));
  const assistant = toAssistantProfile(profile, resumeWords);
  const backend = quotesBackendOf(profile);
  const ask = async (content: string) => {
    const { signal } = new AbortController();
    return (await readReply(backend, [{ role: 'user', content }], { signal })).text;
  };

  it('has a prompt that a small model can read', () => {
    expect(estimateTokens(assistant.prompt)).toBeLessThan(2000);
    expect(assistant.prompt).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('has questions to suggest, and answers to them even without a model', async () => {
    expect(assistant.suggestedQuestions.length).toBeGreaterThan(0);
    for (const question of assistant.suggestedQuestions) {
      expect({ question, answer: await ask(question) }).toEqual({
        question,
        answer: expect.stringMatching(/^> /m),
      });
    }
  });

  it('quotes every employer and every school that is asked for', async () => {
    for (const { employer, jobTitle } of profile.work) {
      expect(await ask(`What did ${profile.firstName} do at ${employer || jobTitle}?`)).toContain('> — [');
    }
    for (const { school, title } of profile.education) {
      expect(await ask(`Tell me about ${school || title}`)).toContain('> — [');
    }
  });

  it('finds every skill that is asked for', async () => {
    const skills = profile.skills.flatMap(({ name, tags }) => (tags.length > 0 ? tags : [name]));
    for (const skill of skills) {
      const question = `Does ${profile.firstName} have experience with ${skill}?`;
      expect({ question, answer: await ask(question) }).toEqual({
        question,
        answer: expect.stringMatching(/^Yes[:.] [^]*^> /m),
      });
    }
  });

  it('says who to ask for what the file does not tell', async () => {
    const answer = await ask('What salary is expected?');
    expect(answer).toContain('not in the CV');
    if (assistant.email !== undefined) expect(answer).toContain(assistant.email);
  });
});
