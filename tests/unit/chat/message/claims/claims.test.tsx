// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Claim } from '../../../../../src/answers/check-claims';
import { ChatContext } from '../../../../../src/chat/chat-context';
import { type Message, newReply, type Reply } from '../../../../../src/chat/core/message';
import { lazyClaimParts, lazyReplyParts } from '../../../../../src/chat/message/lazy-parts';
import { Transcript } from '../../../../../src/chat/transcript/Transcript';
import { chatWords as words } from '../../../../../src/chat/words.en';
import { draw } from '../../../../support/draw';
import { createScriptedBackend } from '../../../../support/scripted-backend';
import { createTestChat } from '../../../../support/test-chat';

const hostile = '<img src=x onerror=alert(1)>';
const content = `She binds books. She worked at ${hostile}. She **lied**.`;
const claimOf = (text: string, more: Partial<Claim> = {}): Claim => {
  const start = content.indexOf(text);
  return { text, start, end: start + text.length, verdict: 'unsupported', ...more };
};
const doubtful: readonly Claim[] = [
  claimOf(`She worked at ${hostile}.`, {
    reason: { kind: 'unmentioned', what: hostile },
    quote: { anchor: 'job-1', heading: hostile, text: hostile },
  }),
  claimOf('She **lied**.', { verdict: 'contradicted', reason: { kind: 'denied', what: 'truth' } }),
];

async function render(
  claims: Reply['claims'] = { doubtful, isComplete: true },
  below: readonly Message[] = [],
): Promise<HTMLElement> {
  await Promise.all([lazyReplyParts.load(), lazyClaimParts.load()]);
  const { store, context } = createTestChat({ quotes: createScriptedBackend('quotes') });
  const reply: Reply = { ...newReply('r'), backend: 'ollama', status: 'done', content, claims };
  const prompt = { role: 'user', id: 'p', content: 'Who is she?' } as const;
  store.setState({ chats: [{ id: 'c', messages: [prompt, reply, ...below] }], focusedChatIdx: 0 });
  const box = document.createElement('dialog');
  box.open = true;
  draw(
    <ChatContext value={context}>
      <Transcript suggestedQuestions={[]} />
    </ChatContext>,
    box,
  );
  await act(async () => {});
  return box;
}

const statementsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-claim]')];
it('marks each statement with its verdict, and describes it by its reason', async () => {
  const box = await render();
  const described = statementsIn(box).map((element) => [
    element.dataset['claim'],
    element.textContent,
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    element.tabIndex,
  ]);
  expect(described).toEqual([
    ['unsupported', `She worked at ${hostile}.`, `The CV does not mention “${hostile}”.`, 0],
    ['contradicted', 'She lied.', expect.stringContaining('truth'), 0],
  ]);
});

it('shows what model and CV say as text, whatever it looks like', async () => {
  const box = await render();
  act(() => statementsIn(box)[0]?.focus());
  const tooltip = box.querySelector('[role="tooltip"]');
  expect(tooltip?.textContent).toContain(hostile);
  expect(tooltip?.nextElementSibling?.getAttribute('href')).toBe('#job-1');
  expect(tooltip?.nextElementSibling?.getAttribute('aria-label')).toBe(`${words.showInCv}: ${hostile}`);
  expect(document.querySelector('img')).toBeNull();
});

it('counts the statements once all are known', async () => {
  expect((await render({ doubtful, isComplete: false })).textContent).not.toContain(words.notInCv(2));
  expect((await render()).textContent).toContain(words.notInCv(2));
});

it('marks a hundred statements at most', async () => {
  const lie = claimOf('She **lied**.');
  const many = Array.from({ length: 150 }, (_, index) => ({ ...lie, start: index, end: index }));
  const box = await render({ doubtful: many, isComplete: true });
  expect(box.querySelectorAll('.claims [hidden]')).toHaveLength(100);
  expect(box.textContent).toContain(words.notInCv(150));
});
