import type { CvTopic } from '../../../resume/outline';
import { askedByTopic } from '../dialogue';
import { intents, jobs, unsure, type Rule } from './rule';

export const channel: Rule = ({ channels, confidence, mentions }) =>
  channels.length > 0 && confidence < 0.6 && mentions.length === 0 ? { intent: 'contact' } : undefined;

/** "Level" of a language is no degree. */
const askLevel = intents('highest-degree', 'grades');

export const levelOfLanguage: Rule = ({ intent, mentions }) =>
  askLevel.has(intent) && mentions.length > 0 && mentions.every(({ kind }) => kind === 'language')
    ? { intent: 'speaks' }
    : undefined;

/** "Her latest certificate" is no job. */
export const oneOfPart: Rule = ({ topics, modifiers, mentions, intent }) => {
  const [topic] = topics.filter((each) => each !== 'work');
  const isOne = modifiers.has('first') || modifiers.has('last');
  if (!topic || !isOne || topics.length > 1 || mentions.length > 0) return undefined;
  return jobs.has(intent) || intent === 'longest-job' ? { intent: askedByTopic[topic] } : undefined;
};

export const otherLanguages: Rule = ({ intent, modifiers }) =>
  intent === 'speaks' && modifiers.has('except') ? { intent: 'languages' } : undefined;

/** Parts of a CV that are no skills, even if a class of skills is named with them: "cloud certificates". */
const ofItsOwn: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'certificates',
  'projects',
  'publications',
  'awards',
]);

export const partForSkills: Rule = ({ intent, topics }) => {
  const [section] = topics.filter((each) => ofItsOwn.has(each));
  return intent === 'skills' && section ? { intent: askedByTopic[section] } : undefined;
};

const asksSkills = intents('languages', 'speaks', 'skill-use');

/** "Which programming languages?"; "data" of "base de données" names no group of skills. */
export const classOfSkills: Rule = ({ classes, topics, mentions, intent, confidence }) => {
  const namesNone = mentions.every(({ kind }) => kind === 'group');
  if (classes.length === 0 || topics.some((each) => ofItsOwn.has(each)) || !namesNone) return undefined;
  return asksSkills.has(intent) || confidence < unsure ? { intent: 'skills' } : undefined;
};

/** "Is her Spanish good enough to work in?" */
export const workingLanguage: Rule = ({ intent, mentions }) =>
  intent === 'work-permit' && mentions.some(({ kind }) => kind === 'language')
    ? { intent: 'speaks' }
    : undefined;

/** "Does she play the accordion?" is no secret where the CV tells it. */
export const knownInterest: Rule = ({ intent, rest, context: { search } }) => {
  const isInterest = (word: string) =>
    search.findSure([word]).some(({ passage }) => passage.entry?.topic === 'interests');
  return intent === 'private' && rest.some(({ written }) => isInterest(written))
    ? { intent: 'interests' }
    : undefined;
};

const aboutEducation = intents(
  'education',
  'highest-degree',
  'degree-check',
  'grades',
  'start-date',
  'end-date',
  'when',
  'duration',
  'motivation',
  'again',
  'compare',
  'fit',
  'at-time',
);

export const degree: Rule = ({ degrees, confidence, intent, isYesNo }) => {
  if (degrees.length === 0 || aboutEducation.has(intent)) return undefined;
  if (confidence >= 0.6 && intent !== 'work-history') return undefined;
  return { intent: isYesNo ? 'degree-check' : 'education' };
};
