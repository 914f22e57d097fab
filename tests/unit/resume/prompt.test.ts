import { describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../../src/resume/assistant-profile';
import { estimateTokens } from '../../../src/resume/estimate-tokens';
import { parseProfile } from '../../../src/resume/profile';
import { profilePrompt } from '../../../src/resume/prompt';
import resume from '../../../resume.json';
import sample from '../../../node_modules/@jsonresume/schema/sample.resume.json';

describe('the profile prompt', () => {
  const prompt = profilePrompt(parseProfile(resume));

  it('reads as reviewed', async () => {
    await expect(prompt).toMatchFileSnapshot('prompt.expected.txt');
  });

  it('stays under 1,500 tokens', () => {
    expect(estimateTokens(prompt)).toBeLessThan(1500);
  });

  it('holds every fact of the résumé', () => {
    const { basics, languages, skills, work, internships, education, teachings, partners, publications } =
      resume;
    const jobs = [...work, ...internships].map(({ name, position }) => [position, name]);
    const details = work.flatMap((job) => job.highlights ?? []);
    const facts = [
      [basics.name, basics.label, basics.email, basics.summary],
      [...languages, ...skills].map((each) => Object.values(each)),
      [jobs, details],
      education.map(({ title, institution, location }) => [title, institution, location]),
      teachings.items.map(({ title, courses }) => [title, courses.map(({ name }) => name)]),
      [...partners, ...publications].map(({ name }) => name),
    ];
    const missing = facts
      .flat(5)
      .map(String)
      .filter((fact) => !prompt.includes(fact.replace(/\.$/, '')));
    expect(missing).toEqual([]);
  });

  it('has no line without content and no placeholder', () => {
    expect(prompt).not.toMatch(/undefined|null|\[object|: $|, ,|\.\. /m);
    expect(profilePrompt(parseProfile(sample))).not.toMatch(/undefined|null|\[object|: $|, ,|\.\. /m);
  });

  it('makes an engineer of nobody who is none', () => {
    expect(profilePrompt(parseProfile(sample))).not.toContain('not a researcher');
  });
});

describe('what the assistant knows of the owner', () => {
  it('greets by saying what it is for', () => {
    expect(toAssistantProfile(parseProfile(resume)).greeting).toContain(
      'answer questions about Alix’s profile',
    );
  });

  it('suggests three questions, its own where the file has none', () => {
    expect(toAssistantProfile(parseProfile(resume)).suggestedQuestions).toEqual(
      resume.assistant.suggestedQuestions,
    );
    expect(toAssistantProfile(parseProfile(sample)).suggestedQuestions).toEqual([
      'What did Richard do at Pied Piper?',
      'How much does Richard know about HTML?',
      'Which project is Richard proud of?',
    ]);
  });
});
