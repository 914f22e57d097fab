import { describe, expect, it } from 'vitest';
import { skillClasses } from '../../../../src/answers/languages/kinds';
import { tokens } from '../../../../src/answers/text/tokens';
import { readThesaurus } from '../../../../src/site/thesaurus';

const { same, classes } = readThesaurus();
const words = (name: string) =>
  tokens(name)
    .map(({ folded }) => folded)
    .join(' ');

describe('the thesaurus', () => {
  it('gives a name to one thing only', () => {
    const firstNames = new Map<string, Set<string | undefined>>();
    for (const names of same) {
      for (const name of names) {
        const key = words(name);
        firstNames.set(key, (firstNames.get(key) ?? new Set()).add(names[0]));
      }
    }
    expect([...firstNames].filter(([, things]) => things.size > 1)).toEqual([]);
  });

  it('has at least two names for each thing, all of them with letters', () => {
    expect(same.filter((names) => new Set(names).size < 2)).toEqual([]);
    expect(same.flat().filter((name) => words(name) === '')).toEqual([]);
  });

  it.each(skillClasses)('names skills of the class %s, each once', (skillClass) => {
    const names = classes[skillClass] ?? [];
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each([
    ['intensive care', 'ICU', 'soins intensifs', 'Intensivpflege', 'cuidados intensivos', '集中治療'],
    ['nurse', 'infirmière', 'infirmier', 'Pflegefachkraft', 'enfermero', '看護師'],
    ['joiner', 'menuisier', 'Tischlerin', 'carpintero', '家具職人'],
    ['Kubernetes', 'k8s'],
    ['Munich', 'München', 'Múnich', 'ミュンヘン'],
    ['apprentices', 'apprentis', 'Lehrlinge', 'aprendices'],
  ])('knows that %s has other names', (...names) => {
    expect(same.find((line) => line.includes(names[0] ?? ''))).toEqual(expect.arrayContaining(names));
  });
});
