import { durationOf, entriesOf, type Context } from '../facts/context';
import { entriesHolding } from '../facts/time/asked-entries';
import { statedCareer } from '../facts/time/stated';
import { fold } from '../text/fold';
import { numberOf } from '../time/numbers';
import { alternatives, conjunctions, parts } from './enumerations';
import { lineOf, missing, type Match, type Matching } from './match';

/** Entries beside one figure. */
const mostShown = 3;
/** Years that nobody asks for: a number of a company's own. */
const mostYears = 40;

/** A number of years: what the CV's prose states of a career, or the time of the entries that hold what is asked. */
export function matchYears(text: string, { context, evidence }: Matching): Match[] | undefined {
  const asked = yearsIn(text, context);
  if (asked === undefined) return undefined;
  const isCareer = evidence.units(text).every(({ isWeak }) => isWeak);
  const choices = isCareer ? [] : [text, ...parts(text, `${alternatives}|${conjunctions}`)];
  const held = new Set(
    choices.flatMap((choice) => {
      const strong = evidence.units(choice).filter(({ isWeak }) => !isWeak);
      return entriesHolding(
        strong.map(({ term }) => term),
        context,
      );
    }),
  );
  const worked = isCareer
    ? entriesOf(context, 'work')
    : context.cv.entries.filter((entry) => held.has(entry));
  const found = durationOf(worked, context);
  if (!found) return [missing];
  const stated = isCareer ? statedCareer(found.months, context) : undefined;
  if (stated?.years !== undefined)
    return [{ isMet: stated.years >= asked, lines: [{ passage: stated.passage, text: stated.clause }] }];
  const lines = worked
    .flatMap((entry) => context.passageOf(entry) ?? context.pointsOf(entry).slice(0, 1))
    .slice(0, mostShown)
    .map((passage) => lineOf(passage, [], evidence));
  const figure = isCareer ? found.text : context.say.atLeast(found.text);
  return [{ isMet: found.months >= asked * 12, lines, figure }];
}

function yearsIn(text: string, { grammars }: Context): number | undefined {
  const folded = fold(text);
  const years = grammars
    .map(({ statedTime }) => statedTime.exec(folded)?.[1])
    .flatMap((number) => (number === undefined ? [] : (numberOf(number) ?? [])));
  return years.find((each) => each <= mostYears);
}
