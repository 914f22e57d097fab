import { describe, expect, it } from 'vitest';
import { assistant, site } from '../../../src/words/pt';
import { builtIn } from '../../../src/words/built-in/pt';
import { sentencesOf } from '../../support/catalogue-leaves';

describe('Portuguese sentences', () => {
  it('are read in Portugal and in Brazil: no word of one country alone', () => {
    const european = /\b(?:ficheiros?|ecrã|utilizador\w*|descarregar|telemóvel|separador|ligação|equipa)\b/i;
    const brazilian = /\b(?:baixar|tela|usuário\w*|celular|você|salvar|equipe|contatar|cadê)\b/i;
    const gerund = /\b(?:está|estão|estava) (?:a \p{L}+r|\p{L}+ndo)\b/u;
    const sentences = [...sentencesOf({ assistant, site, builtIn }).values()].flat();
    expect(sentences.filter((text) => [european, brazilian, gerund].some((word) => word.test(text)))).toEqual(
      [],
    );
  });
});
