import type { CvTopic } from '../../resume/outline';
import { entriesOf } from '../facts/context';
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
  const rest = evidence.units(text).filter((unit) => !isOfTopic(unit) && !unit.isWeak);
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

/** Where a certificate, a publication or an award is asked for, nothing else proves it. */
export function provingTopics(text: string): CvTopic[] | undefined {
  const topics: CvTopic[] = [];
  if (/\bpublication|publikation|publicaci|論文/i.test(text)) topics.push('publications');
  if (/\bawards?\b|\bpreise?\b|\bprix\b|\bpremios?\b|受賞/i.test(text)) topics.push('awards');
  const certified = /certifi(?:ed|cat|e\b|é)|zertifi|certificad|認定|licen[cs]ed?\b/i.test(text);
  if (certified) topics.push('certificates', 'education');
  return topics.length > 0 ? topics : undefined;
}
