import { describe, expect, it } from 'vitest';
import { excerptOf, parseClasses, parseSame } from '../../../../src/answers/thesaurus/read-thesaurus';
import type { Cv } from '../../../../src/resume/cv';
import { cvOf } from '../../../support/cv-of';

it('the file of names has a line per thing, and comments', () => {
  expect(parseSame('# Places\n\nMunich | München\n C# | C sharp \n')).toEqual([
    ['Munich', 'München'],
    ['C#', 'C sharp'],
  ]);
});

describe('the file of classes', () => {
  it('has the names of each class', () => {
    expect(parseClasses('# Skills\n## database\nRedis | MySQL\nSQLite\n## method\nScrum\n')).toEqual({
      database: ['Redis', 'MySQL', 'SQLite'],
      method: ['Scrum'],
    });
  });

  it('rejects a class that is not known', () => {
    expect(() => parseClasses('## sorcery\nSpells')).toThrow('sorcery');
  });

  it('rejects names without a class', () => {
    expect(() => parseClasses('Redis')).toThrow('Redis');
  });
});

describe('the excerpt for a CV', () => {
  const whole = {
    same: [
      ['nurse', 'infirmière', 'Krankenpflegerin', '看護師'],
      ['lawyer', 'avocate', '弁護士'],
      ['team leadership', 'leading a team', '管理職'],
      ['React', 'React.js'],
      ['training', 'Schulungen'],
      ['Node.js', 'NodeJS'],
      ['artificial intelligence', 'KI'],
      ['core', 'coro'],
    ],
    classes: { database: ['Redis', 'MySQL'], method: ['Scrum', 'Kanban', 'HACCP'] },
  };
  const firstNames = (cv: Cv) => excerptOf(cv, whole).same.map(([name]) => name);

  it('holds the other names of titles, tags and words in sentences, and nothing else', () => {
    const cv = jobOf({ title: 'Infirmière', tags: ['nodejs'], points: ['Leading a team of six.'] });
    expect(firstNames(cv)).toEqual(['nurse', 'team leadership', 'Node.js']);
  });

  it('finds other forms of a word', () => {
    expect(firstNames(jobOf({ points: ['Trained colleagues.'] }))).toEqual(['training']);
  });

  it('does not take a verb for the name that is written like it', () => {
    expect(firstNames(jobOf({ points: ['Ready to react to alarms.'] }))).toEqual([]);
    expect(firstNames(jobOf({ points: ['Pages in React.'] }))).toEqual(['React']);
    expect(firstNames(jobOf({ tags: ['react'] }))).toEqual(['React']);
  });

  it('takes an abbreviation only as it is written', () => {
    expect(firstNames(jobOf({ points: ['Einsatz von KI im Labor.'] }))).toEqual(['artificial intelligence']);
    expect(firstNames(jobOf({ points: ['Training in ki-aikido.'] }))).not.toContain(
      'artificial intelligence',
    );
  });

  it('finds Japanese names inside sentences', () => {
    expect(firstNames(jobOf({ points: ['病棟の看護師として勤務。'] }))).toEqual(['nurse']);
  });

  it('does not find a short katakana name inside a longer word', () => {
    expect(countries(jobOf({ points: ['タイポグラフィを担当。'] }))).toEqual([]);
    expect(countries(jobOf({ points: ['タイの学校で勤務。'] }))).toEqual(['Thailand']);
  });

  it('names the languages and countries of the CV in five languages', () => {
    const { same } = excerptOf(jobOf({ place: 'Graz, Österreich' }, 'Französisch'), whole);
    expect(same).toContainEqual(
      expect.arrayContaining(['Austria', 'Autriche', 'Österreich', 'オーストリア']),
    );
    expect(same).toContainEqual(expect.arrayContaining(['French', 'français', 'Französisch', 'francés']));
    expect(same.flat()).not.toContain('Spanish');
  });

  it('holds the classes of which the CV has a skill, its own names first', () => {
    expect(excerptOf(jobOf({ tags: ['HACCP'] }), whole).classes).toEqual({
      method: ['HACCP', 'Scrum', 'Kanban'],
    });
  });

  it('does not take a word that is only like a skill for it', () => {
    const { classes } = excerptOf(jobOf({ tags: ['Vision'], points: ['Scaled the training. Lathes.'] }), {
      same: [],
      classes: { 'programming-language': ['Scala'], 'office-software': ['Visio'], machine: ['lathe'] },
    });
    expect(classes).toEqual({ machine: ['lathe'] });
  });

  it('is empty for a CV that names nothing', () => {
    expect(excerptOf(jobOf({}), whole)).toEqual({ same: [], classes: {} });
  });

  function countries(cv: Cv) {
    return excerptOf(cv, { same: [], classes: {} }).same.map(([name]) => name);
  }
});

interface Written {
  readonly title?: string;
  readonly place?: string;
  readonly tags?: readonly string[];
  readonly points?: readonly string[];
}

/** A CV of one job. */
function jobOf({ title, place, tags, points }: Written, language?: string): Cv {
  const work = [{ position: title ?? 'Job', location: place, keywords: tags, highlights: points }];
  const languages = language ? [{ language }] : [];
  return cvOf({ basics: { name: 'Ode' }, work, languages });
}
