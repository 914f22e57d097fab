import { describe, expect, it } from 'vitest';
import { allPacks } from '../../../src/answers/languages/all-packs';
import { isOpen, isYesNo } from '../../../src/answers/query/yes-no';
import { soundOf } from '../../../src/answers/text/sound';
import { ownerResume } from '../../support/owner';
import { answererOf, converse } from '../../support/answers';

const tamsin = answererOf(ownerResume);
const ask = async (question: string) => converse(tamsin, question);

describe('a question of yes or no', () => {
  it('hears no absence where the CV holds what it names beside words that people ask with', async () => {
    const { text } = await ask('Has she had anything to do with vellum so far?');
    expect(text).toMatch(/^Yes: /);
    expect(text).not.toContain('not in the CV');
  });

  it('hears of the thing that the CV lacks, whatever the CV says of its verb', async () => {
    const { text } = await ask('Has she ever restored locomotives?');
    expect(text).toContain('“locomotives” is not in the CV');
    expect(text).not.toMatch(/^Yes/);
  });

  it.each([
    ['en', 'Does she know how to bind a book?', true],
    ['en', 'Can you tell me where she works?', false],
    ['de', 'Weiß er, wie man schweißt?', true],
    ['de', 'Wo hat er gelernt?', false],
    ['es', '¿Sabe algo que tenga que ver con redes?', true],
    ['es', '¿Qué idioma no habla?', false],
    ['fr', 'Sait-elle ce qu’est un index ?', true],
    ['fr', 'Laquelle de ses langues n’est pas courante ?', false],
  ] as const)('is told from others: %s, %s', (language, question, isIt) => {
    const { asks } = allPacks[language].lexicon;
    expect(isYesNo(question, asks)).toBe(isIt);
    expect(isOpen(question, asks)).toBe(!isIt);
  });

  it('is contradicted where it denies what the CV holds', async () => {
    expect((await ask('Spricht sie kein Niederländisch?')).text).toMatch(/^Doch: /);
    expect((await ask('Elle ne parle pas néerlandais ?')).text).toMatch(/^Si\. /);
  });
});

describe('a question for what is not', () => {
  it('lists the rest of a part of the CV', async () => {
    const { text } = await ask('Which of her jobs were not at the national library?');
    expect(text).toContain('2 jobs');
    expect(text).not.toContain('national library');
  });

  it('lists the languages below a level', async () => {
    const { text } = await ask('Which language is not her mother tongue?');
    expect(text).toContain('English');
    expect(text).not.toContain('Dutch');
  });
});

describe('words as they sound', () => {
  it.each([
    ['bive', 'vive'],
    ['abite', 'habite'],
    ['rite', 'right'],
    ['wich', 'which'],
    ['kurse', 'course'],
    ['fotografi', 'photographie'],
    ['schprachen', 'sprachen'],
  ])('%s is %s', (written, meant) => {
    expect(soundOf(written)).toBe(soundOf(meant));
  });

  it.each([
    ['rust', 'trust'],
    ['latex', 'latin'],
    ['kotlin', 'cotton'],
  ])('%s is not %s', (written, other) => {
    expect(soundOf(written)).not.toBe(soundOf(other));
  });
});
