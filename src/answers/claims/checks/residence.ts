import { fold } from '../../text/fold';
import type { Check } from '../check';

/** How sentences say where somebody lives; folded. */
const home =
  /\blives?\b|\bliving in\b|\bhabit(?:e|er)\b|\bvit (?:a|en)\b|\bwohn(?:t|haft)\b|\blebt (?:er|sie|in)\b|\bviv(?:e|ir)\b|\breside\b|住んで|お住まい|\bhome is\b|\bbased in\b|\bbasee? a\b|\bresid|\bdomicil|\bansassig\b|\bafincad|\b(?:his|her|their) home\b|在住|拠点/;

/** Where the owner lives has to be the place at the top of the CV. */
export const residence: Check = ({ statement, facts }) => {
  const { folded, mentions } = statement;
  const { location } = facts.knowledge.cv.person;
  if (location === undefined || !home.test(folded)) return undefined;
  const own = fold(location);
  const place = mentions.find(
    ({ kind, entities, written, match }) =>
      match === 'name' &&
      (kind === 'place' || entities.some((entity) => entity.kind === 'place')) &&
      !own.includes(fold(written)),
  );
  if (!place || mentions.some(({ written }) => own.includes(fold(written)))) return undefined;
  return {
    verdict: 'contradicted',
    reason: { kind: 'different', said: place.written, cv: location },
    part: 'profile',
  };
};
