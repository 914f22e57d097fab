import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/cli/eval/language';

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
