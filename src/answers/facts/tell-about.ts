import { quotable } from '../quotable';
import type { Query } from '../query/query';
import {
  affirmedIfAsked,
  lineOf,
  lineSaid,
  listed,
  longestLine,
  namedEntries,
  passagesFor,
  spokenOf,
  subjectOf,
  type Context,
} from './context';
import { finding, type Finding } from './finding';
import { askedSubjects } from './asked-subjects';
import { hasSkill } from './skills';
import { termsOf } from './terms';
import { toldOf, withPoints } from './work';

/** One thing of the CV by its name: a job, a project, a school, a skill. */
export function tellAbout(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const isAboutFocus = query.isAboutFocus || (query.mentions.length === 0 && query.modifiers.has('anaphor'));
  const named = isAboutFocus ? spokenOf(query) : namedEntries(query);
  if (isAboutFocus) {
    const [asked] = context.search
      .findSure(termsOf(query))
      .filter(({ passage }) => passage.entry !== undefined && named.includes(passage.entry));
    const line = asked && lineSaid(asked.passage, context);
    if (asked && line) return finding(line, [asked.passage, ...withPoints(named, query, context)]);
  }
  if (named.length === 0)
    return query.mentions.length > 0 || (query.isYesNo && isHeld(query, context))
      ? hasSkill(query, context)
      : undefined;
  const sentences = named.slice(0, 3).map((entry) => {
    const line = lineOf(entry, context);
    if (query.modifiers.has('where') && entry.place !== undefined)
      return say.inPlace(quotable(entry.place), line);
    if (entry.topic === 'work' || entry.topic === 'internships') {
      const about = entry.about && say.says(subjectOf(entry), quotable(entry.about.replace(/[.。]$/, '')));
      const point = query.rest.length > 0 && named.length === 1 ? toldOf(entry, query, context) : undefined;
      return [say.workedAt(name, line), about, point].filter(Boolean).join(' ');
    }
    const about = entry.lines.findLast((each) => each.length <= longestLine && each !== entry.organisation);
    const more =
      about === undefined ? listed(entry.tags.map(quotable), context) : quotable(about.replace(/[.。]$/, ''));
    return more && !line.includes(more) ? say.says(line, more) : say.stated(line);
  });
  const [first = '', ...others] = sentences;
  const isNamed = !query.isAboutFocus && query.mentions.every(({ match }) => match !== 'part');
  return finding(
    [isNamed ? affirmedIfAsked(first, query, context) : first, ...others],
    named.length === 1 ? withPoints(named, query, context) : passagesFor(named, context),
  );
}

function isHeld(query: Query, context: Context): boolean {
  return askedSubjects(query, context).some(({ passages }) => passages.length > 0);
}
