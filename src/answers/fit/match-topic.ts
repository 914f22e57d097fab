import type { CvTopic } from '../../resume/outline';
import { entriesOf } from '../facts/context';
import { allAds } from '../languages/all-ads';
import { anyOf } from '../languages/any-language';
import { phrasesIn } from '../query/phrases';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { lineOf, missing, type Match, type Matching } from './match';
import type { Unit } from './units';

/** "Publications", "awards": the part of the CV itself. */
export function matchTopic(text: string, { context, evidence }: Matching): Match[] | undefined {
  const { lexicon } = context;
  const proving: readonly CvTopic[] = [
    'publications',
    'awards',
    'volunteer',
    'certificates',
    'internships',
    'teachings',
  ];
  const topic = phrasesIn(text)
    .keysOf(lexicon.topics)
    .find((each) => proving.includes(each));
  if (topic === undefined) return undefined;
  const names = new Set(lexicon.topics[topic].split('|').flatMap((phrase) => phrase.split(' ')));
  const rest = evidence.units(text).filter((unit) => !isOfTopic(unit));
  if (rest.length > 0) return undefined;
  const found = entriesOf(context, topic)
    .map((entry) => context.passageOf(entry))
    .filter((passage) => passage !== undefined);
  return [
    found[0]
      ? { isMet: true, lines: found.slice(0, 2).map((passage) => lineOf(passage, [], evidence)) }
      : missing,
  ];

  function isOfTopic({ written }: Unit): boolean {
    const folded = fold(written);
    return isJapanese(folded)
      ? evidence.units([...names].reduce((rest, name) => rest.replaceAll(name, ' '), folded)).length === 0
      : tokens(folded).every((token) => names.has(token.folded));
  }
}

export const certificates = anyOf(allAds.map((ads) => ads.certificates));
const proved: readonly (readonly [RegExp, ...CvTopic[]])[] = [
  [anyOf(allAds.map((ads) => ads.publications)), 'publications'],
  [anyOf(allAds.map((ads) => ads.awards)), 'awards'],
  [certificates, 'certificates', 'education'],
];

/** Where a certificate, a publication or an award is asked for, nothing else proves it. */
export function provingTopics(text: string): CvTopic[] | undefined {
  const topics = proved.flatMap(([words, ...proving]) => (words.test(text) ? proving : []));
  return topics.length > 0 ? topics : undefined;
}
