import { type CvTopic, type Outline, outlineOf } from './outline';
import type { Profile } from './profile';
import { profilePrompt } from './prompt';
import type { ResumeWords } from './words.en';

/** What the assistant knows of the CV's owner. */
export function toAssistantProfile(profile: Profile, words: ResumeWords) {
  const { name, firstName, email, suggestedQuestions } = profile;
  const outline = outlineOf(profile, words);
  const questions = suggestedQuestions.length > 0 ? suggestedQuestions : derivedQuestions(profile, words);
  return {
    name,
    firstName,
    email,
    prompt: profilePrompt(outline),
    greeting: words.greeting(firstName, mostAsked(outline, words)),
    suggestedQuestions: questions.slice(0, 3),
  };
}

/** What visitors ask about, the most frequent first. */
const subjects: readonly CvTopic[] = [
  'work',
  'skills',
  'teachings',
  'education',
  'projects',
  'publications',
  'volunteer',
  'interests',
];

/** What the interface calls the first four of them that this CV has. */
function mostAsked({ sections }: Outline, { headings }: ResumeWords): string[] {
  return subjects
    .filter((subject) => sections.some(({ topic }) => topic === subject))
    .map((subject) => headings[subject])
    .slice(0, 4);
}

/** Questions that this CV answers, the best first. */
function derivedQuestions(profile: Profile, { questions }: ResumeWords): string[] {
  const { firstName, email, phone, links, accounts } = profile;
  const [job] = profile.work;
  const skill = skillInWork(profile);
  const derived = [
    job?.employer && questions.job(firstName, job.employer, job.current),
    skill && questions.skill(firstName, skill),
    profile.teachings && questions.teachings(firstName),
    profile.education.length > 0 && questions.education(firstName),
    [email, phone, ...links, ...accounts].some((each) => each !== undefined) && questions.contact(firstName),
  ];
  return derived.filter((question) => typeof question === 'string').filter((question) => question !== '');
}

/** A skill that a line of a job shows: its answer quotes that line. A bare list of skills answers no question well. */
function skillInWork({ skills, work }: Profile): string | undefined {
  const lines = work.flatMap(({ details }) => details).map(words);
  return skills
    .flatMap(({ tags }) => tags)
    .find((skill) => lines.some((line) => line.includes(words(skill))));
}

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}
