import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/fr';
import { assistant, site } from '../../../src/words/fr';
import { of } from '../../../src/words/french';
import { sentencesOf } from '../../support/catalogue-leaves';

describe('of', () => {
  it.each([
    ['Marie', 'de Marie'],
    ['Ada', 'd’Ada'],
    ['Élodie', 'd’Élodie'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Hélène', 'd’Hélène'],
    ['Hugo', 'd’Hugo'],
    ['Hans', 'de Hans'],
    ['Helga', 'de Helga'],
    ['HTML', 'de HTML'],
    ['hygiène', 'd’hygiène'],
    ['Excel', 'd’Excel'],
  ])('cuts "de" before %s where French does', (name, expected) => {
    expect(of(name)).toBe(expected);
  });

  it('cuts "de" whether an accent is a character of its own or not', () => {
    expect(of('Hélène'.normalize('NFD'))).toBe(`d’${'Hélène'.normalize('NFD')}`);
    expect(of('Émile'.normalize('NFD'))).toBe(`d’${'Émile'.normalize('NFD')}`);
  });
});

describe('French sentences', () => {
  const { chat, localModel, panel, saving } = assistant;
  const { page } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('L’assistant personnel d’Ada (IA)');
    expect(chat.title('Marie')).toBe('L’assistant personnel de Marie (IA)');
    expect(saving.conversationWith(chat.title('Ada'))).toBe(
      'Conversation avec l’assistant personnel d’Ada (IA)',
    );
    expect(page.ask('Hélène')).toBe('Interrogez l’assistant IA d’Hélène');
  });

  it('count', () => {
    expect(chat.notInCv(1)).toBe('1 affirmation n’est pas dans le CV');
    expect(chat.notInCv(3)).toBe('3 affirmations ne sont pas dans le CV');
    expect(panel.newestReply.tokensPerSecond('1,5')).toBe('1,5 jeton par seconde');
    expect(panel.newestReply.tokensPerSecond('12')).toBe('12 jetons par seconde');
    expect(localModel.stored.sharedWith(['a.org', 'b.org'])).toMatch(/^Les sites a\.org et b\.org utilisent/);
  });

  it('have a no-break space before each double mark and inside « »', () => {
    const breakable = [...sentencesOf({ site, assistant, builtIn }).values()]
      .flat()
      .filter((text) => /(?<![\u00a0]):(?=\s|$)|(?<![\u202f])[;!?»]|«(?!\u202f)/.test(text));
    expect(breakable).toEqual([]);
  });
});
