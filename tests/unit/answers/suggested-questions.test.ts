import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toAssistantProfile } from '../../../src/resume/assistant-profile';
import { parseProfile } from '../../../src/resume/profile';
import { siteWords } from '../../../src/words/site-words';
import { answererOf, converse } from '../../support/answers';

const folder = 'tests/eval/quotes';
const cvs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const interfaces = ['en', 'fr', 'de', 'es', 'ja', 'ar'] as const;

it.each(cvs.map(({ name }) => name))(
  'the suggested questions are answered by more than a list of skills: %s',
  async (name) => {
    const resume: unknown = JSON.parse(readFileSync(join(folder, name, 'resume.json'), 'utf8'));
    const answerer = answererOf(resume);
    for (const language of interfaces)
      for (const question of toAssistantProfile(parseProfile(resume), siteWords[language].resume)
        .suggestedQuestions) {
        const { quotes } = await converse(answerer, question);
        const topics = quotes.map(({ entry, part }) => entry?.topic ?? part);
        expect(
          topics.some((topic) => topic !== 'skills'),
          `${language}: ${question}`,
        ).toBe(true);
      }
  },
);
