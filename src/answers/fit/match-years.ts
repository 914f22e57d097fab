import type { CvEntry } from '../../resume/cv';
import { durationOf, entriesOf } from '../facts/context';
import { fold } from '../text/fold';
import { alternatives, conjunctions, parts } from './enumerations';
import type { Evidence } from './evidence';
import { leastShare, lineOf, missing, type Match, type Matching } from './match';

/** A number of years, worked out from the dates of the jobs that are about what is asked. */
export function matchYears(text: string, matching: Matching): Match[] | undefined {
  const { context, evidence } = matching;
  const asked = yearsIn(text);
  if (asked === undefined) return undefined;
  const subject = text
    .replace(yearsPattern, ' ')
    .replace(/[,、(](?:\s*(?:ideally|preferably|idéalement|idealerweise|idealmente)\b).*$/i, '');
  const units = evidence.units(subject);
  const strong = units.filter(({ isWeak }) => !isWeak);
  const jobs = entriesOf(context, 'work');
  const worked = strong.length === 0 ? jobs : jobs.filter((job) => isAbout(job, subject, evidence));
  const found = durationOf(worked, context);
  const [first] = worked;
  if (!found || !first) return [missing];
  const shown = worked
    .flatMap((job) => context.passageOf(job) ?? context.pointsOf(job).slice(0, 1))
    .slice(0, 3)
    .map((passage) => lineOf(passage, units, evidence));
  return [
    {
      isMet: found.months >= asked * 12,
      lines: shown,
      figure: `${found.text} (${context.say.workedOut.replace(/[.。]$/, '')})`,
    },
  ];
}

/** A job is about a subject if its title is, or what it lists. */
function isAbout(job: CvEntry, subject: string, evidence: Evidence): boolean {
  const choices = [subject, ...parts(subject, `${alternatives}|${conjunctions}`)];
  return choices.some((choice) => {
    const units = evidence.units(choice).filter(({ isWeak }) => !isWeak);
    const [best] = evidence.covering(units, ({ entry }) => entry === job);
    return best !== undefined && best.share >= leastShare;
  });
}

const numbers: Readonly<Record<string, number>> = {};
'one|un|une|ein|eine|uno|una 一,two|deux|zwei|dos 二,three|trois|drei|tres 三,four|quatre|vier|cuatro 四,five|cinq|funf|cinco 五,six|sechs|seis 六,seven|sept|sieben|siete,eight|huit|acht|ocho,nine|neuf|neun|nueve,ten|dix|zehn|diez 十'
  .split(',')
  .forEach((names, at) => {
    for (const name of names.split(/[| ]/)) Object.assign(numbers, { [name]: at + 1 });
  });

const yearsPattern = new RegExp(
  `(?:at least|minimum|mindestens|au moins|al menos|m[ií]nimo)?\\s*(?:de\\s)?(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(numbers).join('|')}|fünf)\\s*(?:\\+|[-–]\\s*\\d+|plus|or more)?\\s*(?:years?['’]?|yrs?|ans|ann[ée]es|jahren?|jährige|años|年(?:間)?)(?:\\s*(?:以上|minimum|mindestens|or more|m[ií]nimo|of|de|d['’]|an))?`,
  'iu',
);

function yearsIn(text: string): number | undefined {
  const [, found] = yearsPattern.exec(text) ?? [];
  if (found === undefined) return undefined;
  const figure = /^\d+$/.test(found) ? Number(found) : numbers[fold(found)];
  return figure !== undefined && figure <= 40 ? figure : undefined;
}
