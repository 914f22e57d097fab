import { intents } from '../intent/groups';
import type { Intent } from '../intent/intents';
import { lazyPart } from '../lazy-part';
import type { Query } from '../query/query';
import { quotable } from '../quotable';
import { passagesFor, subjectOf, titleOf, type Context } from './context';
import { degreeCheck, education, grades, highest } from './education';
import { distinct, finding, wholly, type Finding } from './finding';
import { languages, nativeLanguage, speaks } from './languages';
import {
  about,
  character,
  contact,
  cvFile,
  fit,
  hire,
  location,
  motivation,
  occupation,
  personal,
  pick,
  references,
  strengths,
  unsaid,
} from './person';
import { certificates, section } from './sections';
import { detailOfSpoken } from './spoken';
import { tellAbout } from './tell-about';
import { hasNumber } from './statement';
import { hasSkill, skills, skillUse } from './skills';
import { endDate, startDate, when } from './time/dates';
import { duration, totalExperience } from './time/duration';
import {
  currentJob,
  employerInfo,
  firstJob,
  jobTasks,
  longestJob,
  previousJob,
  workHistory,
  workedAt,
} from './work';

/** Answers one kind of question from the CV; undefined where the question lacks what it would take. */
export type FactFinder = (query: Query, context: Context) => Finding | undefined;

type Talk = keyof Context['say']['smalltalk'];

const talk =
  (kind: Talk): FactFinder =>
  ({ text }, { say, name }) =>
    wholly(finding(pick(say.smalltalk[kind], text)(name)));

const loadRarer = lazyPart(() => import('./rarer'));

const rarer =
  (name: Exclude<keyof ReturnType<typeof loadRarer>, 'neighbour'>): FactFinder =>
  (query, context) =>
    loadRarer()[name](query, context);

/** How each kind of question is answered. */
export const factFinders: Readonly<Record<Intent, FactFinder>> = {
  about,
  occupation,
  location,
  contact,
  'cv-file': cvFile,
  age: unsaid('age'),
  nationality: unsaid('nationality'),
  private: personal,
  interests: section('interests'),

  hire,
  availability: unsaid('availability'),
  salary: unsaid('salary'),
  'work-permit': unsaid('work-permit'),
  remote: unsaid('remote'),
  relocation: unsaid('relocation'),
  references,
  motivation,
  fit,
  strengths,
  weaknesses: unsaid('weaknesses'),
  character,

  'current-job': currentJob,
  'work-history': workHistory,
  'previous-job': previousJob,
  'first-job': firstJob,
  'longest-job': longestJob,
  'job-tasks': jobTasks,
  'worked-at': workedAt,
  'worked-in': rarer('workedIn'),
  'at-time': rarer('atTime'),
  'start-date': startDate,
  'end-date': endDate,
  when,
  duration,
  'total-experience': totalExperience,
  gaps: rarer('gaps'),
  leadership: rarer('leadership'),
  achievements: rarer('achievements'),
  internships: section('internships'),
  'employer-info': employerInfo,
  compare: rarer('compare'),

  education,
  'highest-degree': highest,
  'degree-check': degreeCheck,
  grades,
  certificates,

  skills,
  'has-skill': hasSkill,
  'skill-use': skillUse,
  languages,
  speaks,
  'native-language': nativeLanguage,

  projects: section('projects'),
  publications: section('publications'),
  awards: section('awards'),
  volunteer: section('volunteer'),
  teachings: section('teachings'),
  partners: section('partners'),
  'tell-about': (query, context) =>
    (query.isAboutFocus ? detailOfSpoken(query, context) : undefined) ?? tellAbout(query, context),

  greeting: talk('greeting'),
  thanks: talk('thanks'),
  goodbye: talk('goodbye'),
  smalltalk: talk('smalltalk'),
  bot: talk('bot'),
  help: talk('help'),
  privacy: talk('privacy'),
  derail: talk('derail'),
  'other-task': talk('otherTask'),
  acknowledge: talk('acknowledge'),
  more,
  'before-that': ({ focus }, context) => step(focus.entries[0], 'before', context),
  'after-that': ({ focus }, context) => step(focus.entries[0], 'after', context),
  again: tellAbout,
};

function step(
  entry: Query['focus']['entries'][number] | undefined,
  side: 'before' | 'after',
  context: Context,
): Finding | undefined {
  return entry && loadRarer().neighbour(entry, side, context);
}

/** Intents whose answer names an entry, but no figure of it. */
const countless = intents('current-job', 'previous-job', 'job-tasks', 'employer-info', 'tell-about');

/** The finding with the line of its entry that holds a number, where the question asks how many. */
export function withNumber(found: Finding, query: Query, context: Context): Finding {
  const entry = found.evidence[0]?.entry;
  if (!entry || !query.modifiers.has('count') || !countless.has(query.intent)) return found;
  const [told] = context.lines
    .find(query.terms)
    .filter(({ line: { passage, text } }) => passage.entry === entry && hasNumber(text));
  if (!told) return found;
  const text = quotable(told.line.text.replace(/[.。]$/, ''));
  if (found.sentences.some((sentence) => sentence.includes(text))) return found;
  return {
    ...found,
    sentences: [...found.sentences, context.say.says(subjectOf(entry), text)],
    evidence: distinct([told.line.passage, ...found.evidence]),
  };
}

/** What has not been quoted yet of what was spoken of. */
function more(query: Query, context: Context): Finding | undefined {
  const { focus } = query;
  const [entry] = focus.entries;
  if (!entry && focus.intent === 'speaks') return languages(query, context);
  if (!entry) return undefined;
  const points = context.pointsOf(entry);
  if (points.length === 0) return finding(context.say.nothingMore, passagesFor([entry], context));
  return finding(`${titleOf(entry, context)}:`, points);
}
