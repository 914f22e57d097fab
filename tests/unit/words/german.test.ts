import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/de';
import { assistant, site } from '../../../src/words/de';
import { genitiveOf } from '../../../src/words/german';
import { sentencesOf } from '../../support/catalogue-leaves';

describe('genitiveOf', () => {
  it.each([
    ['Ada', 'Adas'],
    ['Jörn', 'Jörns'],
    ['Max', 'Max’'],
    ['Hans', 'Hans’'],
    ['Moritz', 'Moritz’'],
    ['Alice', 'Alice’'],
    ['Björn-Veit', 'Björn-Veits'],
  ])('of %s is %s', (name, expected) => {
    expect(genitiveOf(name)).toBe(expected);
  });
});

describe('German sentences', () => {
  const { backends, chat, claims, localModel, saving } = assistant;
  const { page, resume } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('Adas persönlicher KI-Assistent');
    expect(saving.conversationWith(chat.title('Max'))).toBe('Unterhaltung – Max’ persönlicher KI-Assistent');
    expect(page.ask('Hans')).toBe('Hans’ KI-Assistenten fragen');
  });

  it('name the subjects that a CV has', () => {
    expect(resume.greeting('Ada', [resume.subjects['work-exp'], resume.subjects.skills])).toBe(
      'Guten Tag! Ich bin Adas KI-Assistent und beantworte Fragen zu Adas Profil: Werdegang, Kenntnisse. Was möchten Sie wissen?',
    );
  });

  it('ask about a job that lasts and one that is over', () => {
    expect(resume.questions.job('Ada', 'Acme', true)).toBe('Was macht Ada bei Acme?');
    expect(resume.questions.job('Ada', 'Acme', false)).toBe('Was hat Ada bei Acme gemacht?');
  });

  it('count', () => {
    expect(chat.notInCv(1)).toBe('1 Aussage steht nicht im Lebenslauf');
    expect(chat.notInCv(3)).toBe('3 Aussagen stehen nicht im Lebenslauf');
    expect(localModel.stored.sharedWith(['a.org', 'b.org'])).toMatch(
      /^Die Websites a\.org und b\.org nutzen/,
    );
  });

  it('say where messages go, in the right case', () => {
    const { ownServer, provider } = backends.hosted.recipient;
    const { who } = localModel.messagesLeave;
    expect(who('Qwen3', ownServer('ada.example.org'))).toBe(
      'Sie gehen an den Server dieser Website, ada.example.org; es antwortet Qwen3.',
    );
    expect(who('Qwen3', provider('nscale'))).toBe(
      'Sie gehen an Hugging Face und von dort an nscale; es antwortet Qwen3.',
    );
  });

  it('give months in German', () => {
    expect(resume.dates.month(3, '2026')).toBe('März 2026');
  });

  it('quote in German', () => {
    expect(claims.reason({ kind: 'unmentioned', what: 'Rust' })).toBe('Der Lebenslauf erwähnt „Rust“ nicht.');
    const foreign = [...sentencesOf({ site, assistant, builtIn }).values()]
      .flat()
      .filter((text) => text.replaceAll(/„[^„“]*“/g, '').match(/[„“”«»]/));
    expect(foreign).toEqual([]);
  });
});
