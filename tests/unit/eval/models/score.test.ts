import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../eval/language';
import type { Question } from '../../../eval/models/questions';
import { score } from '../../../eval/models/score';

const question: Question = {
  id: 'facts 1',
  ask: 'Where?',
  after: [],
  language: 'en',
  must: ['computing centre | HPC centre', 'Écoles'],
  mustNot: ['NASA'],
  maxWords: 10,
};

describe('the score of a reply', () => {
  it('is full where all is said, in the language, at length', () => {
    expect(score(question, 'At a national **computing\ncentre**, and at two ECOLES.')).toEqual({
      missing: [],
      forbidden: [],
      languageIsRight: true,
      words: 9,
      lengthIsRight: true,
      share: 1,
    });
  });

  it('loses a share for each thing that is wrong', () => {
    const reply = 'Elle est dans une équipe de la NASA, avec les autres, et sur le terrain aussi.';
    expect(score(question, reply)).toMatchObject({
      missing: question.must,
      forbidden: ['NASA'],
      languageIsRight: false,
      lengthIsRight: false,
      share: 0,
    });
  });

  it('finds whole words only', () => {
    expect(score({ ...question, mustNot: ['java'] }, 'She writes JavaScript.').forbidden).toEqual([]);
    expect(score({ ...question, must: ['C++'] }, 'She writes C++.').missing).toEqual([]);
    expect(score({ ...question, must: ['ada@example.com'] }, 'Write to ada@example.com!').missing).toEqual(
      [],
    );
  });

  it('is nothing for no reply but what it rightly did not say', () => {
    expect(score(question, '')).toMatchObject({ languageIsRight: false, lengthIsRight: false, share: 0.2 });
  });
});

describe('the language of a reply', () => {
  it.each([
    ['en', 'She works at the city archive, and teaches about it.'],
    ['fr', 'Elle travaille dans un atelier de reliure, et donne des cours.'],
    ['de', 'Sie arbeitet in der Nähe von Gent und ist auch Dozentin.'],
    ['es', 'Trabaja en un archivo de Gante y da cursos para los lectores.'],
    ['it', 'Lavora per un archivio di Gand ed è anche docente della scuola.'],
    ['ja', 'タムシンさんはヘントの文書館で働いています。'],
    [undefined, 'Vellum!'],
  ])('%s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
