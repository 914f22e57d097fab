import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/fr';
import { assistant, site } from '../../../src/words/fr';
import { of, withinSentence } from '../../../src/words/french';
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

it('puts a title into a sentence', () => {
  expect(withinSentence('L’assistant')).toBe('l’assistant');
  expect(withinSentence('')).toBe('');
});

describe('French sentences', () => {
  const { chat, claims, localModel, panel, saving } = assistant;
  const { page, resume } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('L’assistant personnel d’Ada (IA)');
    expect(chat.title('Marie')).toBe('L’assistant personnel de Marie (IA)');
    expect(saving.conversationWith(chat.title('Ada'))).toBe(
      'Conversation avec l’assistant personnel d’Ada (IA)',
    );
    expect(page.ask('Hélène')).toBe('Interrogez l’assistant IA d’Hélène');
  });

  it('name the subjects that a CV has', () => {
    expect(resume.greeting('Yves', [resume.subjects['work-exp'], resume.subjects.education])).toBe(
      'Bonjour ! Je suis l’assistant IA d’Yves et je réponds à vos questions sur son profil : parcours, formation. Que souhaitez-vous savoir ?',
    );
    expect(resume.greeting('Zoé', [])).toBe(
      'Bonjour ! Je suis l’assistant IA de Zoé et je réponds à vos questions sur son profil. Que souhaitez-vous savoir ?',
    );
  });

  it('ask about a skill with the right "de"', () => {
    expect(resume.questions.skill('Ada', 'Excel')).toBe('Quelle est l’expérience d’Ada en matière d’Excel ?');
    expect(resume.questions.skill('Marc', 'TVA')).toBe('Quelle est l’expérience de Marc en matière de TVA ?');
  });

  it('count', () => {
    expect(chat.notInCv(1)).toBe('1 affirmation n’est pas dans le CV');
    expect(chat.notInCv(3)).toBe('3 affirmations ne sont pas dans le CV');
    expect(panel.newestReply.tokensPerSecond('1,5')).toBe('1,5 jeton par seconde');
    expect(panel.newestReply.tokensPerSecond('12')).toBe('12 jetons par seconde');
    expect(localModel.stored.sharedWith(['a.org', 'b.org'])).toMatch(/^Les sites a\.org et b\.org utilisent/);
  });

  it('quote in French', () => {
    expect(claims.reason({ kind: 'different', cv: '2018', said: '2019' })).toBe(
      'Le CV indique « 2018 », et non « 2019 ».',
    );
  });

  it('give months in French', () => {
    expect(resume.dates.month(8, '2026')).toBe('août 2026');
  });

  it('have a no-break space before each double mark and inside « »', () => {
    const breakable = [...sentencesOf({ site, assistant, builtIn }).values()]
      .flat()
      .filter((text) => /(?<![\u00a0]):(?=\s|$)|(?<![\u202f])[;!?»]|«(?!\u202f)/.test(text));
    expect(breakable).toEqual([]);
  });
});
