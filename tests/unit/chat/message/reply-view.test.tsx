// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ChatContext, type ChatContextValue } from '../../../../src/chat/chat-context';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { createRunningReply, type RunningReply } from '../../../../src/chat/core/running-reply';
import { MessageView } from '../../../../src/chat/message/MessageView';
import { chatWords as words } from '../../../../src/chat/words.en';
import { draw } from '../../../support/draw';
import { createTestChat } from '../../../support/test-chat';

const byModel = { backend: 'ollama', modelName: 'Qwen3 14B', whereItRan: 'in a test' } as const;

function render(
  changes: Partial<Reply>,
  around: Partial<Pick<ChatContextValue, 'localModelStatus' | 'nextBackend'>> = {},
  below: Reply[] = [],
): string {
  const { store, context } = createTestChat();
  const reply: Reply = { ...newReply('r'), ...byModel, ...changes };
  store.setState({ chats: [{ id: 'c', messages: [reply, ...below] }], focusedChatIdx: 0 });
  const box = draw(
    <ChatContext value={{ ...context, ...around }}>
      <MessageView index={0} />
    </ChatContext>,
  );
  return box.innerHTML;
}

it('offers to end a reply whose server is silent, before its text and within it', () => {
  const silent = { waitingFor: 'Nothing comes', isSilent: true };
  const within = { status: 'printing', content: 'Half', running: createRunningReply() } as const;
  for (const reply of [silent, { ...silent, ...within }]) {
    const html = render(reply);
    expect(html).toContain('<span>Nothing comes</span>');
    expect(html).toContain(words.endReply);
  }
  expect(render({ waitingFor: 'Reading the profile' })).not.toContain(words.endReply);
});

it('says its language, and its direction where the page has the other one', () => {
  const root = document.documentElement;
  root.lang = 'ar';
  const [french, arabic] = ['fr', 'ar'].map((language) =>
    new DOMParser().parseFromString(render({ language, status: 'done', content: 'Oui.' }), 'text/html'),
  );
  root.lang = '';
  const languageOf = (page: Document | undefined, selector: string) => {
    const element = page?.querySelector(selector);
    return [element?.getAttribute('lang'), element?.getAttribute('dir')];
  };
  expect(languageOf(french, 'article')).toEqual(['fr', 'ltr']);
  expect(languageOf(french, 'footer')).toEqual(['ar', 'rtl']);
  expect(languageOf(arabic, 'article')).toEqual(['ar', null]);
});

const command = { label: 'Linux', line: 'ollama serve' };
const failure = { problem: 'It broke.', action: 'Do something.', commands: [command] };

const answer = { content: 'A whole answer.' };

function runningAt(cursor: number): RunningReply {
  const text = createRunningReply();
  text.receive('A whole answer.');
  text.show(cursor);
  return text;
}

const told = ['A whole answer.', 'It broke.', 'Do something.', 'ollama serve'];
const onlyReasoning = words.missing['only-reasoning'];

it.each<[string, Partial<Reply>, string[]]>([
  ['waiting', { status: 'waiting' }, ['message__dots']],
  ['received but not displayed yet', { status: 'waiting', running: runningAt(0) }, ['message__dots']],
  ['printing', { status: 'printing', running: runningAt(7) }, ['>A whole<', words.showRest]],
  ['done', { status: 'done', ...answer }, ['A whole answer.', words.copyMessage]],
  ['stopped', { status: 'stopped', ...answer }, ['A whole answer.', words.stopped, words.tryAgain]],
  ['stopped once all was there', { status: 'stopped', ...answer, endReason: 'stop' }, [words.copyMessage]],
  ['stopped before the first text', { status: 'stopped' }, [words.stoppedWithoutText, words.tryAgain]],
  ['failed', { status: 'failed', ...answer, failure }, [...told, words.tryAgain, words.quoteInstead]],
  ['empty', { status: 'done', missing: 'empty' }, [words.missing.empty, words.tryAgain]],
  ['only reasoning', { status: 'done', missing: 'only-reasoning' }, [onlyReasoning, words.tryAgain]],
  ['unfinished', { status: 'done', ...answer, endReason: 'other' }, [words.unfinished, words.tryAgain]],
  ['cut', { status: 'done', ...answer, endReason: 'length' }, [words.cut, words.tryAgain]],
  ['with a notice', { status: 'done', ...answer, notices: ['Older turns were left out.'] }, ['Older turns']],
])('every state of a reply is rendered: %s', (_, reply, parts) => {
  const html = render(reply);
  expect(parts.filter((part) => !html.includes(part))).toEqual([]);
  expect(html).toContain(`data-status="${reply.status}"`);
});

it('offers the models that could answer instead', () => {
  const choices = ['qwen3:4b'];
  const html = render({ status: 'failed', failure: { ...failure, choices } });
  expect(html).toMatch(/<button[^>]*>qwen3:4b<\/button>/);
  expect(html).toContain(words.tryAgain);
});

it.each(['downloading', 'compiling'] as const)(
  'says that a reply without text waits for the model on this device (%s)',
  (localModelStatus) => {
    const html = render({ status: 'waiting', backend: 'webllm' }, { localModelStatus });
    expect(html).toContain('data-status="loading"');
    expect(html).toContain(words.loading);
    expect(html).toContain(words.quoteInstead);
  },
);

it('is not loading while a loaded model reads the prompt, nor while another backend answers', () => {
  const loaded = render({ status: 'waiting', backend: 'webllm' }, { localModelStatus: 'ready' });
  expect(loaded).toContain('data-status="waiting"');
  const hosted = render({ status: 'waiting', backend: 'huggingface' }, { localModelStatus: 'downloading' });
  expect(hosted).toContain('data-status="waiting"');
});

describe('a quoted answer', () => {
  const quoted: Partial<Reply> = { status: 'done', ...answer, backend: 'quotes' };

  it('offers to ask the model that answers next', () => {
    expect(render(quoted, { nextBackend: 'webllm' })).toContain(words.askModel);
  });

  it('says while the model loads that it can be asked then, or that it will answer', () => {
    const loading = { localModelStatus: 'downloading', nextBackend: 'quotes' } as const;
    expect(render(quoted, loading)).toContain(words.askModelLater);
    expect(render({ ...quoted, modelIsWished: true }, loading)).toContain(words.modelAnswersLater);
  });

  it('offers no model where quotes answer next, while it is printed, or once a model was asked', () => {
    const nextBackend = 'webllm';
    const asked: Reply = { ...newReply('m'), status: 'failed', backend: 'webllm' };
    const declined = { localModelStatus: 'declined', nextBackend: 'quotes' } as const;
    expect(render(quoted, declined)).not.toContain(words.askModel);
    expect(render({ ...quoted, status: 'printing' }, { nextBackend })).not.toContain(words.askModel);
    expect(render(quoted, { nextBackend }, [asked])).not.toContain(words.askModel);
  });
});

it.each([
  ['huggingface', 'Qwen3 14B · in a test'],
  ['quotes', '>in a test'],
] as const)('says where a reply of %s ran', (backend, footer) => {
  const html = render({ status: 'done', ...answer, backend });
  expect(html).toContain(footer);
  expect(html).toContain(`data-backend="${backend}"`);
});

it.each([
  ['a model by its name', { backend: 'ollama', modelName: 'Qwen3 14B' }, 'Qwen3 14B'],
  ['quotes, which no model wrote', { backend: 'quotes', modelName: 'Quotes' }, 'quotes'],
  ['the fixed first words', { backend: undefined, modelName: undefined, isGreeting: true }, 'greeting'],
] as const)('names in data-generated-by who wrote a reply: %s', (_, changes, name) => {
  expect(render({ status: 'done', ...answer, ...changes })).toContain(`data-generated-by="${name}"`);
});

it('says in the name of a reply that an AI assistant gives it', () => {
  expect(render({ status: 'done', ...answer })).toContain(`aria-label="${words.reply}"`);
  expect(words.reply).toContain('AI assistant');
});
