import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseProfile } from '../../../src/resume/profile';
import { site as de } from '../../../src/words/de';
import { site as en } from '../../../src/words/en';
import { site as es } from '../../../src/words/es';
import { site as fr } from '../../../src/words/fr';
import { quotesBackendOf } from '../../support/quotes-backend';
import { readReply } from '../../support/read-reply';

/** CVs of invented people in the language of the words, with sections in that language that they lack. */
const cvs = [
  ['engineer', en, 'Looms', 'A loom of brass'],
  ['nurse', en, 'Wound care', 'A garden on the roof'],
  ['comptable', fr, 'Conduite de réunion', 'Un outil de trésorerie'],
  ['chef', fr, 'Hygiène en cuisine', 'Un potager sur le toit'],
  ['elektriker', de, 'Messtechnik', 'Solarpark Wiesenhagen'],
  ['carpenter', de, 'Furnieren', 'Treppe im Rathaus'],
  ['teacher', de, 'Optik', 'Wetterballon'],
  ['arquitecta', es, 'Construcción con tierra', 'Casa del Moncayo'],
  ['lawyer', es, 'Oratoria', 'Guía del despido'],
] as const;

describe.each(cvs)('the questions suggested for the CV %s', (cv, { resume }, subject, project) => {
  const file = resolve(import.meta.dirname, '../../eval/quotes', cv, 'resume.json');
  const profile = parseProfile({
    ...JSON.parse(readFileSync(file, 'utf8')),
    teachings: { items: [{ key: 'kurs', title: subject, courses: [{ name: `${subject} 1` }] }] },
    projects: [{ name: project, description: `${project} (2024)` }],
  });
  const { firstName } = profile;
  const { questions } = resume;
  const backend = quotesBackendOf(profile);

  /** What the answer to a question cites: the addresses of its sources. */
  async function sourcesOf(question: string): Promise<readonly string[]> {
    const { text } = await readReply(backend, [{ role: 'user', content: question }]);
    return [...text.matchAll(/^> — \[.*\]\(#([^)]+)\)/gm)].map(([, anchor = '']) => anchor);
  }

  it('are answered from the job', async () => {
    for (const [index, { employer, current }] of profile.work.entries()) {
      const question = employer && questions.job(firstName, employer, current);
      if (question) expect(String(await sourcesOf(question)), question).toMatch(anchorOfJob(index));
    }
  });

  /** Several jobs at one employer are answered together. */
  function anchorOfJob(index: number): RegExp {
    const employer = profile.work[index]?.employer;
    const same = profile.work.flatMap((job, at) => (job.employer === employer ? [`job-${at + 1}`] : []));
    return new RegExp(`(?:${same.join('|')})(?!\\d)`);
  }

  it('are answered from the skills', async () => {
    for (const { name, tags } of profile.skills) {
      const question = questions.skill(firstName, tags[0] ?? name);
      expect(await sourcesOf(question), question).not.toEqual([]);
    }
  });

  it('are answered from teaching, education and contact', async () => {
    expect(String(await sourcesOf(questions.teachings(firstName)))).toContain('kurs');
    expect(String(await sourcesOf(questions.education(firstName)))).toContain('education-1');
    expect(await sourcesOf(questions.contact(firstName))).toEqual(['profile']);
  });
});
