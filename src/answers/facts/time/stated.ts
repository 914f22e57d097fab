import { statementsOf } from '../../entailment/statements';
import { holds } from '../../entailment/word-forms';
import type { Passage } from '../../passages';
import { quotable } from '../../quotable';
import type { Query } from '../../query/query';
import { numberOf } from '../../time/numbers';
import { fold } from '../../text/fold';
import type { Context } from '../context';
import { finding, type Finding } from '../finding';

/** A clause of the CV's prose that states since when, or for how many years. */
interface Stated {
  readonly passage: Passage;
  readonly clause: string;
  /** Undefined where it states a year. */
  readonly years: number | undefined;
}

function statedIn(context: Context): readonly Stated[] {
  return context.passages
    .filter(({ part, entry }) => part !== 'contact' && (entry === undefined || entry.topic === 'summary'))
    .flatMap((passage) =>
      statementsOf(passage)
        .flatMap(({ line }) => line.split(/[,;،؛、](?!\d)/))
        .flatMap((clause) => clausesWithTime(clause.trim(), passage, context)),
    );
}

function clausesWithTime(clause: string, passage: Passage, { grammars }: Context): Stated[] {
  const match = grammars.map(({ statedTime }) => statedTime.exec(fold(clause))).find(Boolean);
  if (!match) return [];
  const years = match[1] === undefined ? undefined : numberOf(match[1]);
  return match[1] === undefined || years !== undefined ? [{ passage, clause, years }] : [];
}

/** What the CV's prose states of how long, or since when, all holds that a question names; a skill's time is that of its entries. */
export function statedOf(query: Query, context: Context): Finding | undefined {
  const terms = query.terms.filter(({ share }) => share === 1);
  const names = query.mentions.filter(({ match }) => match === 'name');
  if (terms.length === 0 || names.some(({ kind }) => kind === 'skill')) return undefined;
  const all = [...terms.map(({ ways }) => ways), ...names.map(({ written }) => [written])];
  return sayStated(
    statedIn(context).find(({ clause }) =>
      all.every((ways) => ways.some((way) => holds(way, clause, false))),
    ),
    context,
  );
}

/** The share by which a career that prose states may differ from the one that the dates tell. */
const careerSlack = 0.25;

/** What the CV's prose states of the whole career, which lasts so many months by its dates. */
export function statedCareer(months: number, context: Context): Stated | undefined {
  return statedIn(context).find(
    ({ years }) => years !== undefined && Math.abs(years * 12 - months) <= months * careerSlack,
  );
}

export function sayStated(stated: Stated | undefined, { say }: Context): Finding | undefined {
  if (!stated) return undefined;
  const { passage, clause } = stated;
  return finding(say.says(quotable(passage.heading), quotable(clause.replace(/[.。]$/, ''))), [passage]);
}
