import type { Cv } from '../../../resume/cv.ts';
import { commonTopics, openQuestions } from '../../../resume/open-questions.ts';
import type { Profile } from '../../../resume/profile.ts';
import { textOf } from './foils.ts';
import { unsaidTopics, type UnsaidTopic } from './tempting.ts';

/** What a CV that tells the topics beyond `openQuestions` holds, in the five languages. */
const told: Readonly<Partial<Record<UnsaidTopic, RegExp>>> = {
  nationality: /citizen|nationalit|staatsangehörig|staatsbürger|ciudadan|nacionalidad|国籍/i,
  age: /\bborn\b|years old|date of birth|\bné(?:e)? (?:en|le)\b|\bans\b.{0,5}âge|geboren|geburtsdatum|nacid[oa]|生年月日|歳/i,
  family: /married|children|husband|wife|marié|enfants|verheiratet|kinder|casad[oa]|hij[oa]s|既婚|子ども/i,
  health: /disabilit|health condition|handicap|behinderung|discapacidad|障害/i,
  favourites: /favou?rite|préféré|liebling|favorit|好き/i,
  pets: /\bdogs?\b|\bcats?\b|\bpets?\b|chien|hund|perro|犬|猫/i,
  politics: /political party|parti politique|partei|partido|政党/i,
};

/** The topics that neither the CV nor its owner's answers tell, in the order in which visitors ask them. */
export function openTopics(profile: Profile, cv: Cv): UnsaidTopic[] {
  const open: readonly string[] = openQuestions(profile, commonTopics.length).map(({ topic }) => topic);
  const common: readonly string[] = commonTopics;
  const text = [textOf(cv), ...cv.facts].join('\n');
  return unsaidTopics.filter((topic) =>
    common.includes(topic) ? open.includes(topic) : !(told[topic]?.test(text) ?? false),
  );
}
