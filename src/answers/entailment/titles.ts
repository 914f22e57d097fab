import type { CvTopic } from '../../resume/outline';
import type { Term } from '../search/line-search';
import { fold } from '../text/fold';
import type { Asked } from './asked';
import type { Known, Statement } from './statements';
import { wordsOf } from '../text/tokens';
import { holds } from './word-forms';

const titled: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'work',
  'internships',
  'volunteer',
  'certificates',
  'education',
]);

/** "Member of the ethics group": a line may begin with what she was. */
function begins(line: string, terms: readonly Term[]): boolean {
  const [first] = wordsOf(line);
  return terms.some(({ written }) => fold(written) === first?.folded);
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
  // "Transport Manager CPC" is a certificate, and no post.
  const words = wordsOf(head);
  const own = terms.length === 1 ? [words[0], words.at(-1)] : words;
  const isOfAsked = (word: { readonly written: string } | undefined) =>
    word !== undefined && holds(word.written, query.text, false);
  if (entry?.topic === 'certificates' && !(terms.length === 1 ? own.some(isOfAsked) : own.every(isOfAsked)))
    return false;
  const plain = fold(title);
  // "Director of a school" is no director of anything else.
  const isOfPart = query.topics
    .filter((topic) => topic === 'education' && topic !== entry?.topic)
    .every((topic) => lexicon.topics[topic].split('|').some((word) => holds(word, passage.text, false)));
  if (!isOfPart) return false;
  const places = query.mentions.filter(
    ({ kind }) => kind === 'employer' || kind === 'place' || kind === 'school',
  );
  return (
    terms.some(
      (term) =>
        !places.some(({ written }) => written.includes(term.written)) &&
        term.sure.some((way) => holds(way, head, false)),
    ) && !grammars.some(({ lesser }) => lesser.test(plain) && !lesser.test(folded))
  );
}
