// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ChatContext, type ChatContextValue } from '../../../../src/chat/chat-context';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { Answer } from '../../../../src/chat/message/Answer';
import { endedSource } from '../../../../src/chat/core/running-reply';
import { chatWords } from '../../../../src/chat/words.en';
import { draw } from '../../../support/draw';
import { createTestChat } from '../../../support/test-chat';

let box: HTMLElement;

async function render(more: Partial<ChatContextValue>, change: Partial<Reply> = {}): Promise<void> {
  const content = 'She knows PyTorch.';
  const reply: Reply = { ...newReply('r'), backend: 'ollama', status: 'done', content, ...change };
  const { context, store } = createTestChat();
  store.setState({ chats: [{ id: 'c', messages: [reply] }], focusedChatIdx: 0 });
  box = draw(
    <ChatContext value={{ ...context, ...more }}>
      <Answer {...{ reply, index: 0 }} source={endedSource(reply.content)}>
        {null}
      </Answer>
    </ChatContext>,
  );
  await act(async () => {});
}

const number = () => box.querySelector<HTMLElement>('.markdown button');
const row = () => box.querySelector(`nav[aria-label="${chatWords.sources}"] details`);
const click = () =>
  act(async () => {
    number()?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('the sources of a model’s answer', () => {
  it('are numbers in the text that open the CV’s line below, loaded when it is asked for', async () => {
    const asked: string[] = [];
    await render({
      findSources: async () => [{ heading: 'Skills', anchor: 'skills 2', at: 17 }],
      lineOf: async (anchor) => {
        asked.push(anchor);
        return 'PyTorch, since 2018';
      },
    });
    expect(box.querySelector('.markdown')?.textContent).toBe('She knows PyTorch1.');
    expect(number()?.getAttribute('aria-expanded')).toBe('false');
    expect(asked).toEqual([]);
    await click();
    expect(row()?.hasAttribute('open')).toBe(true);
    expect(number()?.getAttribute('aria-expanded')).toBe('true');
    expect(row()?.querySelector('blockquote')?.textContent).toBe('PyTorch, since 2018');
    expect(row()?.querySelector('a')?.getAttribute('href')).toBe('#skills%202');
    expect(asked).toEqual(['skills 2']);
  });

  it('render nothing if none are found, or the search fails', async () => {
    await render({ findSources: async () => [] });
    expect(row()).toBeNull();
    await render({ findSources: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(row()).toBeNull();
  });
});

it('shows the first quote where the sentence only leads to it', async () => {
  const quote = '> PyTorch\n>\n> — [Skills](#skills-1)';
  await render({}, { backend: 'quotes', content: `Yes.\n\n${quote}` });
  expect(row()?.hasAttribute('open')).toBe(false);
  await render({}, { backend: 'quotes', content: `The closest that the CV says:\n\n${quote}` });
  expect(row()?.hasAttribute('open')).toBe(true);
});
