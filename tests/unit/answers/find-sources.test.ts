import { describe, expect, it, vi } from 'vitest';
import { createSourceFinder } from '../../../src/answers/find-sources';
import { passagesOf } from '../../../src/answers/passages';
import { thesaurusOf } from '../../../src/site/thesaurus';
import { owner, ownerResume } from '../../support/owner';
import { cvOf } from '../../support/cv-of';

const cv = cvOf(ownerResume);
const { thesaurus } = thesaurusOf(cv);
const findSources = createSourceFinder({ loadCv: async () => ({ cv, thesaurus }) });
const sources = async (question: string, answer: string) =>
  (await findSources(answer, question)).map(({ anchor }) => anchor);

describe('the sources of an answer', () => {
  it.each([
    [
      'What does Tamsin do with leather bindings?',
      'Tamsin is the **course leader** of a leather binding year covering sewing structures and leather paring. ' +
        'She repairs bindings from five centuries, and binds small editions by hand.',
      ['rebind', 'summary'],
    ],
    [
      'Where did Tamsin study?',
      'Tamsin holds an MA in Conservation of Books and Paper with Distinction from a university of arts (2014-2016), ' +
        'and learned the craft in a guild.',
      ['education-1'],
    ],
    ['Which languages?', 'Tamsin speaks Dutch natively and English at a professional level.', ['languages']],
    ['How do I reach her?', `Write to ${owner.email}!`, ['profile']],
    [
      'Has she published anything?',
      'In November 2022 she wrote about pastes that age well.',
      ['publications-1'],
    ],
  ])('to "%s"', async (question, answer, expected) => {
    expect(await sources(question, answer)).toEqual(expected);
  });

  it.each([
    [
      'Hat sie Preise gewonnen?',
      'Ja, im Mai 2020 bekam sie den Preis einer Buchbindergilde für einen Einband ohne Klebstoff.',
      ['awards-1'],
    ],
    [
      'Quels outils utilise-t-elle ?',
      'Elle travaille avec :\n- une presse (Nipping Press)\n- un microscope\n- un métier à tisser',
      ['skills-3'],
    ],
    ['¿Qué idiomas habla?', 'Habla neerlandés e inglés.', ['languages']],
    ['いつから今の仕事ですか', '2024年3月から市の文書館で働いています。', ['job-1']],
  ])('are found in another language than the CV’s: "%s"', async (question, answer, expected) => {
    expect(await sources(question, answer)).toEqual(expected);
  });

  it('are several for a sentence with several claims, in its order', async () => {
    const answer =
      'She interned at a university library (2015-2016), at a jobbing printer in 2014 and at a paper mill in 2013.';
    expect(await sources('Internships?', answer)).toEqual(['internship-1', 'internship-2', 'internship-3']);
  });

  it('are the point that holds what is said', async () => {
    expect(await sources('Does she teach?', 'She tutors interns and apprentices.')).toEqual([
      'job-3-detail-6',
    ]);
  });

  it('name an entry once where an answer tells several things of it', async () => {
    const answer =
      'From September 2016 to January 2023, Tamsin was Book Conservator for Special Collections:\n\n' +
      '- **Reading-room support**: treating several hundred volumes a year, from a loose board to a whole textblock\n' +
      '- **Adhesive testing**: measuring new pastes and tissues aged in the oven';
    expect(await sources('What did Tamsin do at the library?', answer)).toEqual(['job-3']);
  });

  it.each([
    [
      'How old is Tamsin?',
      'A gentleperson never tells, and neither do I. Shall we talk about parchment instead?',
    ],
    ['Tell me a joke', 'Why did the bookworm cross the road? To see how the story ends on the other side.'],
    ['hi', 'Hello! How can I help you today?'],
    ['?', ''],
    ['code', '```python\nimport leather, parchment, loom\n```'],
    ['Does she bind in parchment?', 'Leather and parchment are not mentioned in her CV.'],
    ['Arbeitet sie mit Leder?', 'Leder und Pergament werden im Lebenslauf nicht erwähnt.'],
    ['Connaît-elle le parchemin ?', 'Le parchemin n’est pas mentionné dans son CV.'],
    ['¿Sabe de pergamino?', 'El pergamino no aparece en el currículum.'],
    ['羊皮紙は使えますか', '羊皮紙については履歴書に記載がありません。'],
  ])('are none where an answer claims nothing of the CV: "%s"', async (question, answer) => {
    expect(await sources(question, answer)).toEqual([]);
  });

  it('are five at most', async () => {
    const everything = passagesOf(cv)
      .map(({ text }) => text)
      .join('\n');
    expect(await sources('Tell me everything', everything)).toHaveLength(5);
  });

  it('load the CV once, and again after a failure', async () => {
    const loadCv = vi
      .fn<() => Promise<{ cv: typeof cv; thesaurus: typeof thesaurus }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ cv, thesaurus });
    const find = createSourceFinder({ loadCv });
    await expect(find('Dutch and English', '')).rejects.toThrow('offline');
    await find('Dutch and English', '');
    await find('Dutch and English', '');
    expect(loadCv).toHaveBeenCalledTimes(2);
  });
});
