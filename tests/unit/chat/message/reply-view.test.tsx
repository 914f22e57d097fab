// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../../src/backends/backend-error';
import { ChatContext } from '../../../../src/chat/chat-context';
import { createChatStore } from '../../../../src/chat/core/chat-store';
import { whereItRan } from '../../../../src/chat/message/where-it-ran';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { MessageView } from '../../../../src/chat/message/MessageView';
import { createScriptedBackend } from '../../../support/scripted-backend';
import { createStepClock } from '../../../support/step-clock';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function draw(changes: Partial<Reply>, { canQuote = true } = {}): string {
  const store = createChatStore({
    chooseBackend: () => Promise.resolve(createScriptedBackend()),
    ...(canQuote && { quotes: createScriptedBackend('quotes') }),
    systemPrompt: '',
    greeting: '',
    clock: createStepClock(),
    reducedMotion: () => false,
    newId: () => 'id',
  });
  const describeError = ({ kind }: BackendError) => ({
    sentence: `It was ${kind}.`,
    nextStep: 'Do something.',
    commands: [{ label: 'Linux', line: 'ollama serve' }],
  });
  const reply: Reply = { ...newReply('r'), backend: 'ollama', modelName: 'Qwen3 14B', ...changes };
  const chat = { id: 'c', currentlyGenerating: false, currentlyPrintingResponse: false, isEmpty: false };
  store.setState({ chats: [{ ...chat, messages: [reply] }], focusedChatIdx: 0 });
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() =>
    root.render(
      <ChatContext value={{ store, describeError, whereItRan: whereItRan(), announce() {} }}>
        <MessageView index={0} />
      </ChatContext>,
    ),
  );
  const drawn = box.innerHTML;
  act(() => root.unmount());
  return drawn;
}

const answer = { content: 'A whole answer.', shown: 15 };

describe('every state of a reply is drawn', () => {
  it.each<[string, Partial<Reply>, string[]]>([
    ['waiting', { status: 'waiting' }, ['message__dots']],
    [
      'a model being fetched',
      { status: 'loading', load: { phase: 'download', done: 50e6, total: 100e6 } },
      ['message__dots', 'Fetching the model', '50%'],
    ],
    ['received but not yet shown', { status: 'printing', content: 'A whole', shown: 0 }, ['message__dots']],
    ['printing', { status: 'printing', ...answer, shown: 7 }, ['>A whole<', 'Show the rest']],
    ['done', { status: 'done', ...answer }, ['A whole answer.', 'Copy message']],
    [
      'stopped',
      { status: 'stopped', ...answer },
      ['A whole answer.', 'What had arrived is kept', 'Try again'],
    ],
    [
      'stopped when all was here, only not shown',
      { status: 'stopped', ...answer, endReason: 'stop' },
      ['Copy message'],
    ],
    ['stopped before anything came', { status: 'stopped' }, ['Stopped before anything arrived', 'Try again']],
    [
      'failed',
      { status: 'failed', ...answer, error: new BackendError('ollama', 'cut-off') },
      [
        'A whole answer.',
        'It was cut-off.',
        'Do something.',
        'ollama serve',
        'Try again',
        'Quote the CV instead',
      ],
    ],
    ['empty', { status: 'done', endReason: 'stop' }, ['sent an empty reply', 'Try again']],
    [
      'only reasoning',
      { status: 'done', endReason: 'stop', wasRetracted: true },
      ['sent its reasoning, which is not shown', 'Try again'],
    ],
    ['cut', { status: 'done', ...answer, endReason: 'length' }, ['cut at the token limit', 'Try again']],
    [
      'with a notice',
      { status: 'done', ...answer, notices: ['Older turns were left out.'] },
      ['Older turns'],
    ],
  ])('%s', (_, reply, parts) => {
    const drawn = draw(reply);
    expect(parts.filter((part) => !drawn.includes(part))).toEqual([]);
    expect(drawn).toContain(`data-status="${reply.status}"`);
  });
});

it('has nothing to add to a reply that simply ended', () => {
  expect(draw({ status: 'done', ...answer, endReason: 'stop' })).not.toContain('Try again');
});

it('offers quotes only where there are any', () => {
  const failed: Partial<Reply> = { status: 'failed', error: new BackendError('ollama', 'busy') };
  expect(draw(failed, { canQuote: false })).not.toContain('Quote the CV instead');
});

it.each([
  ['webllm', 'Qwen3 14B · in this browser'],
  ['ollama', 'Qwen3 14B · on this computer · Ollama'],
  ['huggingface', 'Qwen3 14B · at the hosted provider'],
  ['quotes', 'quoted from the CV'],
] as const)('says where a reply of %s ran', (backend, words) => {
  const drawn = draw({ status: 'done', ...answer, backend });
  expect(drawn).toContain(words);
  expect(drawn).toContain(`data-backend="${backend}"`);
});

it('says of a greeting nothing but the greeting', () => {
  const drawn = renderToText(draw({ status: 'done', ...answer, isGreeting: true }));
  expect(drawn).toBe('A whole answer.');
});

function renderToText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
