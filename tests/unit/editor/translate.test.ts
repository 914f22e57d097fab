import { describe, expect, it } from 'vitest';
import { withMoved, withValue } from '../../../src/resume/edit-json';
import { pairsOf, withTranslation } from '../../../src/editor/languages/translate';
import { mergeTranslation } from '../../../src/resume/merge-translation';

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const words = { name: 'Words', keywords: ['French'] };
const cv = {
  basics: { name: 'Ada', label: 'Nurse' },
  skills: [{ name: 'Care', keywords: ['Wounds'] }, words],
};
const untranslated = { original: textOf(cv), translation: '{}\n' };
const pair = (texts: { original: string; translation: string }, label: string) =>
  pairsOf(JSON.parse(texts.original), JSON.parse(texts.translation)).find(
    ({ original }) => original === label,
  );

describe('a second language', () => {
  it('follows its entry, wherever that is moved', () => {
    let texts = withTranslation(untranslated, ['skills', 1, 'name'], 'Mots');
    texts = { ...texts, original: withMoved(texts.original, ['skills'], 1, 0) };
    expect(pair(texts, 'Words')?.translated).toBe('Mots');
    const { resume, remarks } = mergeTranslation(JSON.parse(texts.original), JSON.parse(texts.translation));
    expect(resume).toMatchObject({ skills: [{ name: 'Mots', keywords: ['French'] }, { name: 'Care' }] });
    expect(remarks).toEqual([]);
  });

  it('asks for no text that is hidden', () => {
    const work = [{ position: 'Helper', hidden: true }, { highlights: ['<!-- Swept. -->', 'Trained.'] }];
    const pairs = pairsOf({ work, meta: { headings: { work: 'My posts' } } }, {});
    expect(pairs.map(({ original }) => original)).toEqual(['Trained.', 'My posts']);
  });

  it('says what is missing and what was translated from an older text', () => {
    const texts = withTranslation(untranslated, ['basics', 'label'], 'Infirmière');
    expect(pair(texts, 'Nurse')).toMatchObject({ translated: 'Infirmière', isOutdated: false });
    expect(pair(texts, 'Care')).toMatchObject({ translated: '' });
    const original = withValue(texts.original, ['basics', 'label'], 'Head nurse');
    expect(pair({ ...texts, original }, 'Head nurse')).toMatchObject({ isOutdated: true });
  });

  it('finds the entries of a file that was translated by hand, and keeps what it says', () => {
    const work = [
      { name: 'Old Mill', position: 'Helper' },
      { name: 'New Mill', position: 'Nurse' },
    ];
    const byHand = textOf({ work: [{ name: 'New Mill', position: 'Infirmière', odd: 1 }] });
    const before = { original: textOf({ basics: { name: 'Ada' }, work }), translation: byHand };
    expect(pair(before, 'Nurse')?.translated).toBe('Infirmière');
    const after = withTranslation(before, ['work', 0, 'position'], 'Aide');
    expect(pair(after, 'Helper')?.translated).toBe('Aide');
    expect(pair(after, 'Nurse')?.translated).toBe('Infirmière');
    expect(after.translation).toContain('"odd": 1');
  });
});
