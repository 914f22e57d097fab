import { fold } from '../../../../../src/answers/text/fold';
import { casual, type Context } from '../context';
import type { Fact, Lie } from '../fact';

/** What the person can do, and what the CV does not mention. */
export function skillFacts(context: Context): Fact[] {
  const { pool, random } = context;
  const skills = skillsOf(context);
  const missing = random.shuffle(pool.skills);
  const some = random.shuffle(skills);
  return [
    ...some.slice(0, 6).map((skill): Fact => ({
      kind: 'skill',
      label: 'true',
      slots: { skill: casual(skill, context) },
      lies: random
        .shuffle(missing)
        .slice(0, 2)
        .map((other): Lie => ({ kind: 'skill', set: { skill: other } })),
    })),
    ...[2, 3, 3, 4].flatMap((size) => listFact(context, random.shuffle(skills).slice(0, size))),
    ...missing.slice(0, 5).map((what): Fact => ({
      kind: 'absent',
      label: 'true',
      slots: { what },
      lies: some.slice(0, 3).map((skill): Lie => ({ kind: 'false-absence', set: { what: skill } })),
    })),
    ...some.slice(0, 3).map((skill): Fact => ({
      kind: 'not-skill',
      label: 'negation',
      slots: { skill },
      lies: [],
    })),
    ...missing.slice(5, 9).map((what): Fact => ({
      kind: 'never-skill',
      label: 'negation',
      slots: { what },
      lies: [],
    })),
  ];
}

/** In another language than the CV's only what is called the same there. */
function skillsOf({ open, isOwn, pool }: Context): string[] {
  const tags = open.cv.entries.filter(({ topic }) => topic === 'skills').flatMap((entry) => entry.tags);
  return [...new Set(tags)].filter((tag) => (isOwn || pool.ownNames.has(tag)) && !tag.includes(','));
}

/** A list, and the same with a skill more or another one instead. */
function listFact(context: Context, skills: readonly string[]): Fact[] {
  const { pool, random, language } = context;
  const [first = '', ...rest] = skills.map((skill) => casual(skill, context));
  const isDouble = skills.some((one) =>
    skills.some((other) => other !== one && fold(other).includes(fold(one))),
  );
  if (skills.length < 2 || isDouble) return [];
  const list = (items: readonly string[]) => listOf(items, language);
  const planted = random.shuffle(pool.skills).slice(0, 2);
  const [more, instead] = planted;
  const lies: Lie[] = [];
  if (more !== undefined)
    lies.push({ kind: 'skill', set: { skills: list(random.shuffle([first, ...rest, more])) } });
  if (instead !== undefined)
    lies.push({ kind: 'skill', set: { skills: list(random.shuffle([...rest, instead])) } });
  return [{ kind: 'skills', label: 'true', slots: { skills: list([first, ...rest]) }, lies }];
}

export function listOf(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
