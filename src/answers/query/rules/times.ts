import { askedByTopic } from '../dialogue';
import { hasSpokenOf, intents, isDated, isExtreme, isPost, isStep, isThere, jobs, type Rule } from './rule';

/** Intents that "longest" and "shortest" turn to one of several jobs. */
const aboutJobs = intents('current-job', 'previous-job', 'first-job', 'total-experience', 'worked-at');

export const extremeJob: Rule = (asked) =>
  isExtreme(asked) && asked.mentions.length === 0 && aboutJobs.has(asked.intent)
    ? { intent: 'longest-job' }
    : undefined;

export const longestOfJobs: Rule = (asked) =>
  isExtreme(asked) && jobs.has(asked.intent) ? { intent: 'longest-job' } : undefined;

export const pandemic: Rule = ({ modifiers, confidence, named }) =>
  modifiers.has('pandemic') && confidence < 0.6 && named.length === 0 ? { intent: 'at-time' } : undefined;

/** What somebody does; a year asks for it at that time. */
const doing = intents('interests', 'job-tasks', 'occupation', 'current-job', 'tell-about');

export const doingInYear: Rule = ({ years, named, topics, intent }) =>
  years.length > 0 && named.length === 0 && topics.length === 0 && doing.has(intent)
    ? { intent: 'at-time' }
    : undefined;

/** "What did she do before the library?" */
export const stepFromName: Rule = (asked) =>
  isStep(asked) &&
  isDated(asked) &&
  !asked.isYesNo &&
  (jobs.has(asked.intent) || asked.intent === 'tell-about')
    ? { intent: 'at-time' }
    : undefined;

/** Intents that list a part of the CV; "when" and "how long" make another question of them. */
const lists = intents(
  'internships',
  'education',
  'degree-check',
  'certificates',
  'projects',
  'publications',
  'awards',
  'volunteer',
  'teachings',
  'work-history',
  'job-tasks',
  'tell-about',
  'worked-at',
);

export const howLong: Rule = (asked) => {
  const { intent, topics, length, modifiers, focus } = asked;
  const isBrief = intent === 'total-experience' && topics.length === 0 && length <= 4;
  const hasSubject = isDated(asked) || hasSpokenOf(focus);
  return modifiers.has('duration') && (isBrief || lists.has(intent)) && hasSubject
    ? { intent: 'duration' }
    : undefined;
};

export const when: Rule = (asked) => {
  const { intent, modifiers, degrees, focus } = asked;
  if (!modifiers.has('when') || !lists.has(intent) || isStep(asked)) return undefined;
  return isDated(asked) || degrees.length > 0 || hasSpokenOf(focus) ? { intent: 'when' } : undefined;
};

/** "During her internships" names a part of the CV, not a time. */
export const partForTime: Rule = ({ intent, topics, years, mentions, modifiers, degrees }) => {
  const [part] = topics.filter((each) => each !== 'work' && each !== 'summary');
  const isUntimed = years.length === 0 && mentions.length === 0 && !modifiers.has('pandemic');
  return intent === 'at-time' && isUntimed && degrees.length === 0 && part
    ? { intent: askedByTopic[part] }
    : undefined;
};

/** "What did she do there?" asks for no year. */
export const thereForTime: Rule = (asked) =>
  asked.intent === 'at-time' && asked.years.length === 0 && isThere(asked) && asked.named.length === 0
    ? { intent: 'job-tasks', isAboutFocus: true }
    : undefined;

export const firstForLongest: Rule = (asked) =>
  asked.intent === 'longest-job' && asked.modifiers.has('first') && !isExtreme(asked)
    ? { intent: 'first-job' }
    : undefined;

/** "And the first one?" after prizes. */
export const firstOfSpoken: Rule = ({ intent, length, focus, topics }) =>
  intent === 'first-job' && length <= 4 && hasSpokenOf(focus) && !isPost(focus) && !topics.includes('work')
    ? { intent: 'again' }
    : undefined;

export const lastForFirst: Rule = ({ intent, modifiers }) =>
  intent === 'first-job' && modifiers.has('last') && !modifiers.has('first')
    ? { intent: 'current-job' }
    : undefined;
