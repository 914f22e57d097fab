import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/es';
import { assistant, site } from '../../../src/words/es';
import { sentencesOf } from '../../support/catalogue-leaves';

describe('Spanish sentences', () => {
  const { backends, chat, claims, localModel, saving } = assistant;
  const { page } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('El asistente personal de Ada (IA)');
    expect(saving.conversationWith(chat.title('Íñigo'))).toBe(
      'Conversación con el asistente personal de Íñigo (IA)',
    );
    expect(page.ask('Inés')).toBe('Pregunte al asistente de IA de Inés');
  });

  it('say "e" before the sound of an i', () => {
    expect(localModel.filesFrom(['a.org', 'i.org'])).toMatch(/^Sus archivos proceden de a\.org e i\.org\./);
    expect(localModel.stored.sharedWith(['a.org', 'b.org'])).toMatch(/^Los sitios a\.org y b\.org usan/);
  });

  it('say where messages go, without an article that clashes', () => {
    const { who } = localModel.messagesLeave;
    expect(who('Qwen3', backends.hosted.recipient.ownServer('ada.example.org'))).toBe(
      'Los recibe el servidor de este sitio, ada.example.org; responde Qwen3.',
    );
    expect(who('Qwen3', backends.ollama.cloudBehind(undefined))).toBe(
      'Los recibe la nube de Ollama; responde Qwen3.',
    );
  });

  it('open what they close, and quote in Spanish', () => {
    expect(claims.different({ cv: '2018', said: '2019' })).toBe('El CV dice «2018», no «2019».');
    const count = (text: string, mark: string) => text.split(mark).length;
    const unopened = [...sentencesOf({ site, assistant, builtIn }).values()]
      .flat()
      .filter((text) =>
        ['¿?', '¡!', '«»'].some(([open = '', close = '']) => count(text, open) !== count(text, close)),
      );
    expect(unopened).toEqual([]);
  });
});
