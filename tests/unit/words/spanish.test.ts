import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/es';
import { assistant, site } from '../../../src/words/es';
import { sentencesOf } from '../../support/catalogue-leaves';

describe('Spanish sentences', () => {
  const { backends, chat, claims, localModel, panel, saving } = assistant;
  const { page, resume } = site;

  it('say that the assistant is an AI', () => {
    expect(chat.title('Ada')).toBe('El asistente personal de Ada (IA)');
    expect(saving.conversationWith(chat.title('Íñigo'))).toBe(
      'Conversación con el asistente personal de Íñigo (IA)',
    );
    expect(page.ask('Inés')).toBe('Pregunte al asistente de IA de Inés');
  });

  it('name the subjects that a CV has', () => {
    expect(resume.greeting('Inés', [resume.subjects['work-exp'], resume.subjects.interests])).toBe(
      '¡Hola! Soy el asistente de IA de Inés y respondo preguntas sobre el perfil de Inés: trayectoria, intereses. ¿Qué le gustaría saber?',
    );
  });

  it('ask about a job that lasts and one that is over', () => {
    expect(resume.questions.job('Inés', 'Acme', true)).toBe('¿Qué hace Inés en Acme?');
    expect(resume.questions.job('Inés', 'Acme', false)).toBe('¿Qué hizo Inés en Acme?');
  });

  it('count', () => {
    expect(chat.notInCv(1)).toBe('1 afirmación no está en el CV');
    expect(chat.notInCv(3)).toBe('3 afirmaciones no están en el CV');
    expect(panel.newestReply.tokens('1')).toBe('1 token');
    expect(panel.newestReply.tokens('2')).toBe('2 tokens');
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

  it('give months in Spanish', () => {
    expect(resume.dates.month(3, '2026')).toBe('marzo de 2026');
  });

  it('open what they close, and quote in Spanish', () => {
    expect(claims.reason({ kind: 'different', cv: '2018', said: '2019' })).toBe(
      'El CV dice «2018», no «2019».',
    );
    const count = (text: string, mark: string) => text.split(mark).length;
    const unopened = [...sentencesOf({ site, assistant, builtIn }).values()]
      .flat()
      .filter((text) =>
        ['¿?', '¡!', '«»'].some(([open = '', close = '']) => count(text, open) !== count(text, close)),
      );
    expect(unopened).toEqual([]);
  });
});
