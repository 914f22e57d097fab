/** What a CV seldom says and only its owner can tell. */
export type Unsaid =
  | 'availability'
  | 'salary'
  | 'work-permit'
  | 'remote'
  | 'relocation'
  | 'motivation'
  | 'weaknesses'
  | 'character'
  | 'nationality'
  | 'age'
  | 'grades'
  | 'location'
  | 'references'
  | 'leadership'
  | 'achievements';

/** From the lowest to the highest. */
export const degreeLevels = ['school', 'vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** What a skill is; which names belong to which class stands in `thesaurus/classes.txt`. */
export const skillClasses = [
  'programming-language',
  'framework',
  'database',
  'cloud',
  'operating-system',
  'tool',
  'design-software',
  'office-software',
  'machine-learning',
  'web',
  'method',
  'machine',
  'soft-skill',
] as const;
export type SkillClass = (typeof skillClasses)[number];
