import type { CvTopic } from '../../resume/outline';
import type { Term } from '../search/line-search';
import { fold } from '../text/fold';
import { isWhere, type Asked } from './asked';
import type { Known, Statement } from './statements';
import { isCommon } from '../sources/stop-words';
import { tokens } from '../text/tokens';
import { holds } from './word-forms';

const titled: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'work',
  'internships',
  'volunteer',
  'certificates',
  'education',
]);

/** "Member of the ethics group": a line may begin with what she was, and "Chef interviews" with somebody else. */
function begins(line: string, terms: readonly Term[]): boolean {
  const [first, next] = tokens(line);
  const isAlone = !next || isCommon(next.folded) || !first?.joinsNext;
  return isAlone && terms.some(({ written }) => fold(written) === first?.folded);
}

/** The title is the one that is asked, and no lesser one: "Assistant to the CFO" is no CFO. */
export function holdsTitle(
  { entry, passage, line }: Statement,
  { terms, folded, query }: Asked,
  { grammars, lexicon }: Known,
): boolean {
  const title =
    passage.part === 'profile'
      ? passage.text
      : line === '' && entry && titled.has(entry.topic)
        ? entry.title
        : entry && titled.has(entry.topic) && begins(line, terms)
          ? line
          : undefined;
  if (title === undefined) return false;
  // "Staff Nurse, Acute Medical Ward" is a nurse, and no medical doctor.
  const [head = title] = title.split(/[,(（،]/);
  const plain = fold(title);
  // "Director of a school" is no director of anything else.
  const isOfPart = query.topics
    .filter((topic) => topic === 'education' && topic !== entry?.topic)
    .every((topic) => lexicon.topics[topic].split('|').some((word) => holds(word, passage.text, false)));
  if (!isOfPart) return false;
  // Nor is a language one, nor where somebody was.
  const others = query.mentions.filter(
    ({ kind }) => kind === 'language' || kind === 'place' || isWhere(kind),
  );
  return (
    terms.some(
      (term) =>
        !others.some(({ written }) => written.includes(term.written)) &&
        term.sure.some((way) => holds(way, head, false)),
    ) && !grammars.some(({ lesser }) => lesser.test(plain) && !lesser.test(folded))
  );
}
