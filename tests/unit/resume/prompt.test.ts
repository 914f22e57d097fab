import { describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../../src/resume/assistant-profile';
import { estimateTokens } from '../../../src/resume/lint';
import { outlineOf } from '../../../src/resume/outline';
import { parseProfile, openResume } from '../../../src/resume/profile';
import { profilePrompt } from '../../../src/resume/prompt';
import { resumeWords } from '../../../src/resume/words.en';
import { ownerResume } from '../../support/owner';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { ada } from './ada';

const promptOf = (resume: unknown) => profilePrompt(outlineOf(parseProfile(resume), resumeWords));
const assistantOf = (resume: unknown) => toAssistantProfile(parseProfile(resume), resumeWords);
const sample = readSampleResume('node_modules/@jsonresume/schema/sample.resume.json');

describe('the profile prompt', () => {
  it('reads as reviewed', async () => {
    await expect(promptOf(ada)).toMatchFileSnapshot('prompt.expected.txt');
  });

  it('stays under 1,500 tokens for a CV with every section', () => {
    expect(estimateTokens(promptOf(ownerResume))).toBeLessThan(1500);
  });

  it.each(sampleResumeFiles)('has no line without content and no placeholder for %s', (file) => {
    expect(promptOf(readSampleResume(file))).not.toMatch(/undefined|null|\[object|: $|, ,|\.\. /m);
  });

  it('holds the owner’s answers and facts inside the profile, each in a line', () => {
    const assistant = {
      answers: [{ question: ['Notice period?', 'When?'], answer: 'One month:\n\n- from May' }],
      facts: ['Ada keeps two newts.'],
    };
    const prompt = promptOf({ ...ada, assistant });
    const [rules = '', profile = ''] = prompt.split('\n<profile>\n');
    expect(profile).toContain('\nAda answers:\n- Notice period? One month: - from May\n');
    expect(profile).toContain('\nMore facts:\n- Ada keeps two newts.\n');
    expect(rules).toContain('What Ada answers in the profile comes first');
    expect(promptOf(ada)).not.toContain('Ada answers');
  });

  it('jokes about personal questions alone, never about salary', () => {
    const rules = promptOf(ada).split('\n');
    expect(rules.find((rule) => rule.includes('witty'))).not.toContain('alary');
    const unknown = rules.find((rule) => rule.includes('do not know'));
    expect(unknown).toContain('Salary and other terms are never a joke.');
  });
});

describe('the greeting', () => {
  it('says whose profile it is about and what the CV tells', () => {
    const told = 'questions about Ada’s profile: work experience, skills, teachings, education.';
    expect(assistantOf(ada).greeting).toContain(`answer ${told}`);
  });

  it('says that it is an AI', () => {
    expect(assistantOf(ada).greeting).toMatch(/^Hello! I am Ada’s AI assistant,/);
  });
});

it('the suggested questions are derived from the CV where the file has none', () => {
  expect(assistantOf(sample).suggestedQuestions).toEqual([
    'What did Richard do at Pied Piper?',
    'Where did Richard study?',
    'How can I reach Richard?',
  ]);
});

const profileWith = (assistant: object) => parseProfile({ basics: { name: 'Ada' }, assistant });

const opened = (answers: unknown) => openResume({ basics: { name: 'Ada' }, assistant: { answers } });
const remarksOn = (answers: unknown) =>
  opened(answers).remarks.map(({ path, message }) => `${path} ${message}`);

describe('what the owner answers beyond the CV', () => {
  it('is read with one phrasing or several, its markdown, and its language', () => {
    const { answers } = profileWith({
      answers: [
        { question: ' Notice period? ', answer: '**One month**\n\n- from May' },
        { question: ['Préavis ?', 'Quand ?'], answer: 'Un mois', language: 'FR' },
      ],
    });
    expect(answers).toEqual([
      { questions: ['Notice period?'], answer: '**One month**\n\n- from May', language: undefined },
      { questions: ['Préavis ?', 'Quand ?'], answer: 'Un mois', language: 'fr' },
    ]);
  });

  it('has facts beside it, a sentence each', () => {
    expect(profileWith({ facts: ['Two newts.', ' ', 'A loom.'] }).facts).toEqual(['Two newts.', 'A loom.']);
  });

  it.each([
    ['no question', [{ answer: 'x' }], 'assistant.answers[0] `question` is missing; write'],
    ['no phrasing', [{ question: [' '], answer: 'x' }], 'assistant.answers[0] `question` is missing; write'],
    ['a question of no text', [{ question: true, answer: 'x' }], 'assistant.answers[0].question is true; '],
    ['no answer', [{ question: 'x', answer: '' }], 'assistant.answers[0] `answer` is missing; write'],
  ])('is left out with the path and what to do: %s', (_, answers, remark) => {
    expect(opened(answers).profile.answers).toEqual([]);
    expect(remarksOn(answers)).toContainEqual(expect.stringContaining(remark));
  });
});
