// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { ChatContext } from '../../../../src/chat/chat-context';
import { createChatStore } from '../../../../src/chat/core/chat-store';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { createRunningReply, type RunningReply } from '../../../../src/chat/core/running-reply';
import { MessageView } from '../../../../src/chat/message/MessageView';
import { createScriptedBackend } from '../../../support/scripted-backend';
import { createStepClock } from '../../../support/step-clock';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type LocalModelIs = 'arriving' | 'ready';

function draw(
  changes: Partial<Reply>,
  { canQuote = true, localModelIs }: { canQuote?: boolean; localModelIs?: LocalModelIs } = {},
): string {
  const store = createChatStore({
    chooseBackend: () => Promise.resolve(createScriptedBackend()),
    quotes: canQuote ? createScriptedBackend('quotes') : undefined,
    errorContext: { origin: '' },
    unexpectedFailure: { problem: '', action: '' },
    systemPrompt: async () => '',
    greeting: '',
    clock: createStepClock(),
    reducedMotion: () => false,
    newId: () => 'id',
  });
  const reply: Reply = {
    ...newReply('r'),
    backend: 'ollama',
    modelName: 'Qwen3 14B',
    whereItRan: 'in a test',
    ...changes,
  };
  store.setState({ chats: [{ id: 'c', messages: [reply] }], focusedChatIdx: 0 });
  const box = document.createElement('div');
  const root = createRoot(box);
  act(() =>
    root.render(
      <ChatContext value={{ store, announce() {}, ...(localModelIs && { localModelIs }) }}>
        <MessageView index={0} />
      </ChatContext>,
    ),
  );
  const drawn = box.innerHTML;
  act(() => root.unmount());
  return drawn;
}

const failure = {
  problem: 'It broke.',
  action: 'Do something.',
  commands: [{ label: 'Linux', line: 'ollama serve' }],
};

const answer = { content: 'A whole answer.' };

function runningAt(cursor: number): RunningReply {
  const text = createRunningReply();
  text.receive('A whole answer.');
  text.show(cursor);
  return text;
}

describe('every state of a reply is drawn', () => {
  it.each<[string, Partial<Reply>, string[]]>([
    ['waiting', { status: 'waiting' }, ['message__dots']],
    ['received but not displayed yet', { status: 'waiting', running: runningAt(0) }, ['message__dots']],
    ['printing', { status: 'printing', running: runningAt(7) }, ['>A whole<', 'Show the rest']],
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
      { status: 'failed', ...answer, failure },
      ['A whole answer.', 'It broke.', 'Do something.', 'ollama serve', 'Try again', 'Quote the CV instead'],
    ],
    ['empty', { status: 'done', endReason: 'stop', missing: 'empty' }, ['sent an empty reply', 'Try again']],
    [
      'only reasoning',
      { status: 'done', endReason: 'stop', missing: 'only-reasoning' },
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
  const failed: Partial<Reply> = { status: 'failed', failure };
  expect(draw(failed, { canQuote: false })).not.toContain('Quote the CV instead');
});

it('waits for the model on this device as long as that loads', () => {
  const drawn = draw({ status: 'waiting', backend: 'webllm' }, { localModelIs: 'arriving' });
  expect(drawn).toContain('data-status="loading"');
  expect(drawn).toContain('Quote the CV meanwhile');
});

it.each([
  ['webllm', 'Qwen3 14B · in a test'],
  ['ollama', 'Qwen3 14B · in a test'],
  ['huggingface', 'Qwen3 14B · in a test'],
  ['quotes', '>in a test'],
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
