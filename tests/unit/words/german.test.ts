import { describe, expect, it } from 'vitest';
import { assistant, site } from '../../../src/words/de';
import { genitiveOf } from '../../../src/words/german';

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
  const { backends, chat, localModel, saving } = assistant;
  const { page } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('Adas persönlicher KI-Assistent');
    expect(saving.conversationWith(chat.title('Max'))).toBe('Unterhaltung – Max’ persönlicher KI-Assistent');
    expect(page.ask('Hans')).toBe('Hans’ KI-Assistenten fragen');
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
});
