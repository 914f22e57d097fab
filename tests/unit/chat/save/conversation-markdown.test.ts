// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Message, newReply, type Reply } from '../../../../src/chat/core/message';
import { createRunningReply } from '../../../../src/chat/core/running-reply';
import {
  conversationFileName,
  conversationMarkdown,
  type SavedConversation,
} from '../../../../src/chat/save/conversation-markdown';
import { savingWords, chatWords } from '../../../../src/chat/words.en';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';

const question = (content: string): Message => ({ role: 'user', id: 'q', content });
const reply = (changes: Partial<Reply>): Message => ({ ...newReply('r'), status: 'done', ...changes });
const byModel = { backend: 'webllm', modelName: 'Qwen3 0.6B', whereItRan: 'on this device' } as const;
const byQuotes = { backend: 'quotes', whereItRan: 'Looked up in the CV. No model wrote this.' } as const;

function save(messages: readonly Message[], changes: Partial<SavedConversation> = {}): Promise<string> {
  return conversationMarkdown({
    messages,
    owner: { name: 'Camille Dupont', firstName: 'Camille' },
    page: 'https://cv.example/camille/',
    savedAt: new Date(2026, 10, 2, 9, 5),
    language: 'en',
    words: { ...chatWords, saving: savingWords },
    ...changes,
  });
}

describe('a saved conversation', () => {
  it('begins with whose CV it is about, the site and the time', async () => {
    const text = await save([]);
    expect(text).toContain(`# ${savingWords.conversationWith(chatWords.title('Camille'))}\n`);
    expect(text).toContain('- CV of Camille Dupont: <https://cv.example/camille/>\n');
    expect(text).toMatch(/- Saved: November 2, 2026 at 9:05\sAM\n/);
    expect(text).toContain(savingWords.explanation);
  });

  it('says who said what, and which model wrote it or that none did', async () => {
    const text = await save([
      reply({ content: 'Hello!', isGreeting: true }),
      question('What does she do?'),
      reply({ content: '> She binds books\n>\n> [Binder](#job-1)', ...byQuotes }),
      reply({ content: 'She **binds** books.', ...byModel }),
    ]);
    const [, ...parts] = text.split('\n\n## ');
    expect(parts).toEqual([
      'Reply of the AI assistant\n\nHello!',
      'Your question\n\nWhat does she do?',
      'Reply of the AI assistant\n\n> She binds books\n>\n> [Binder](https://cv.example/camille/#job-1)\n\n' +
        '*Looked up in the CV. No model wrote this.*',
      'Reply of the AI assistant\n\nShe **binds** books.\n\n*Qwen3 0.6B · on this device*\n',
    ]);
  });

  it('names the sources of a model’s reply, found by its question, with whole addresses', async () => {
    const asked: string[] = [];
    const [binder, school] = [
      { heading: 'Binder [books]', anchor: 'job-1' },
      { heading: 'School', anchor: 'education-1' },
    ];
    const findSources = async (answer: string, of: string) => {
      asked.push(`${of} ${answer}`);
      return [binder, school];
    };
    const replies = [reply({ content: 'Quoted.', ...byQuotes }), reply({ content: 'Books.', ...byModel })];
    const text = await save([question('What does she do?'), ...replies], { findSources });
    expect(asked).toEqual(['What does she do? Books.']);
    expect(text).toContain(
      'Sources in the CV: [Binder \\[books\\]](https://cv.example/camille/#job-1) · ' +
        '[School](https://cv.example/camille/#education-1)',
    );
  });

  it('says of each reply how it ended', async () => {
    const running = createRunningReply();
    running.receive('So far');
    const failure = { problem: 'It broke.', action: 'Try again.' };
    const text = await save([
      reply({ status: 'stopped', content: 'Begun', ...byModel }),
      reply({ status: 'failed', failure, ...byModel, notices: ['It was *long*.'] }),
      reply({ status: 'printing', running, ...byModel }),
    ]);
    expect(text).toContain(`Begun\n\n*${chatWords.stopped}*`);
    expect(text).toContain('*It was \\*long\\*.*\n\n*It broke. Try again.*');
    expect(text).toContain(`So far\n\n*${savingWords.stillAnswering}*`);
  });

  it('shows what the visitor wrote as they wrote it', async () => {
    const typed = '# *Why* <b>not</b> `this`_?\n1. $x$ & &amp; [a](#b)\n- ~~no~~ | 2';
    const text = await save([question(typed)]);
    const html = renderHtml(text.slice(text.indexOf('## Your question') + '## Your question'.length));
    const shown = new DOMParser().parseFromString(html, 'text/html').body;
    expect(shown.querySelectorAll('a, b, em, code, del, li, h1, table')).toHaveLength(0);
    const lines = shown.textContent.trim().split(/\s*\n\s*|(?=1\.)|(?=- ~~)/);
    expect(lines.join('\n')).toBe(typed);
  });
});

describe('the name of its file', () => {
  const day = new Date(2026, 0, 5, 23, 59);
  it.each([
    ['Camille Dupont', 'camille-dupont-conversation-2026-01-05.md'],
    ['Jörn Wiesenthaler-Özkan, M.A.', 'jörn-wiesenthaler-özkan-m-a-conversation-2026-01-05.md'],
    ['山田 太郎', '山田-太郎-conversation-2026-01-05.md'],
    ['../a\\b:c*?"<>|\u202e', 'a-b-c-conversation-2026-01-05.md'],
    ['…', 'conversation-2026-01-05.md'],
  ])('of %s is %s', (name, file) => {
    expect(conversationFileName(name, day, 'conversation')).toBe(file);
  });
});
