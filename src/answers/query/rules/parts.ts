import { topicSet } from '../../facts/context';
import { matterOf } from '../../facts/wishes';
import { intents, ofTime } from '../../intent/groups';
import { inAnyCv } from '../../languages/cv-words-in-use';
import { fold } from '../../text/fold';
import { askedByTopic } from '../dialogue';
import { unsure, type Rule } from './rule';

const matters = ['availability', 'salary', 'work-permit', 'remote', 'relocation', 'nationality'] as const;

/** Matters that few other questions name. */
const unmistakable = intents('work-permit', 'nationality');

/** "What does she charge per day?" is about no job, where the owner names a rate. */
export const ownMatter: Rule = ({ text, ranked, context }) => {
  const likely = matters.filter(
    (topic) =>
      unmistakable.has(topic) ||
      ranked.some(({ intent, probability }) => intent === topic && probability >= 0.05),
  );
  const matter = matterOf(likely, text, context);
  return matter && { intent: matter };
};

/** "How much money did he raise?" is told by a line with an amount. */
export const amount: Rule = ({ intent, terms, context: { lines } }) => {
  if (intent !== 'salary') return undefined;
  const found = lines.find(terms);
  const least = Math.max(1.2, (found[0]?.score ?? 0) * 0.8);
  const best = found.find(
    ({ line, score }) => score >= least && line.passage.part === 'point' && isMoney(fold(line.text)),
  );
  return best && { intent: 'tell-about' };
};

const currencies = inAnyCv((cv) => cv.money);

function isMoney(folded: string): boolean {
  return /[€£$¥]/.test(folded) || currencies.test(folded);
}

/** Parts of a CV that are no skills, even if a class of skills is named with them: "cloud certificates". */
const ofItsOwn = topicSet('certificates', 'projects', 'publications', 'awards');

export const partForSkills: Rule = ({ intent, topics, confidence }) => {
  const [section] = topics.filter((each) => ofItsOwn.has(each));
  // "Who gave the prize for the house?" names a house, and asks for the prize.
  const isVague = intent === 'tell-about' && confidence < unsure;
  return section && (intent === 'skills' || isVague) ? { intent: askedByTopic[section] } : undefined;
};

/** "How much was the loan?" asks for no date. */
export const figure: Rule = ({ intent, modifiers }) =>
  modifiers.has('count') && !modifiers.has('duration') && ofTime.has(intent)
    ? { intent: 'tell-about' }
    : undefined;

const asksSkills = intents('languages', 'speaks', 'skill-use');

/** "Which programming languages?"; "data" of "base de données" names no group of skills. */
export const classOfSkills: Rule = ({ classes, mentions, intent, confidence }) => {
  if (classes.length === 0 || mentions.some(({ kind }) => kind !== 'group')) return undefined;
  return asksSkills.has(intent) || confidence < unsure ? { intent: 'skills' } : undefined;
};

const aboutEducation = intents(
  ...ofTime,
  'education',
  'highest-degree',
  'degree-check',
  'grades',
  'motivation',
  'again',
  'compare',
  'fit',
  'at-time',
);

export const degree: Rule = ({ degrees, confidence, intent }) =>
  degrees.length > 0 && !aboutEducation.has(intent) && confidence < 0.6 ? { intent: 'education' } : undefined;
