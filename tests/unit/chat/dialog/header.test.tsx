// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { BackendId } from '../../../../src/backends/backend';
import { ChatContext } from '../../../../src/chat/chat-context';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { Header } from '../../../../src/chat/dialog/Header';
import { chatWords as words } from '../../../../src/chat/words.en';
import type { Answerer } from '../../../../src/models/who-answers';
import { draw } from '../../../support/draw';
import { createTestChat } from '../../../support/test-chat';

/** The subtitle where `next` answers the next question, after one reply of another model. */
function subtitle(next: Pick<Answerer, 'backend' | 'modelName' | 'because'>, by: BackendId): string {
  const { store, context } = createTestChat();
  const answered = { content: 'Yes.', backend: by, modelName: 'Another model', sentAt: 1 };
  const reply: Reply = { ...newReply('r'), status: 'done', ...answered };
  store.setState({ chats: [{ id: 'c', messages: [reply] }], focusedChatIdx: 0 });
  const whoAnswers: Answerer = { ...next, alternative: 'quotes', mustAsk: false };
  const box = draw(
    <ChatContext value={context}>
      <Header
        titleId="title"
        sidebarId="sidebar"
        firstName="Robin"
        whoAnswers={whoAnswers}
        sidebarIsOpen={false}
        onToggleSidebar={() => {}}
        onNewChat={() => {}}
      />
    </ChatContext>,
  );
  return box.querySelector('p')?.textContent ?? '';
}

it('names the model that answers next, whoever answered last', () => {
  const next = { backend: 'webllm', modelName: 'Qwen3 0.6B', because: 'ready' } as const;
  expect(subtitle(next, 'quotes')).toBe(words.model('Qwen3 0.6B', true));
  expect(subtitle(next, 'webllm')).toBe(words.model('Qwen3 0.6B', true));
});

it('names a model in its own words where it is none of the open ones', () => {
  const title = 'Really a closed one';
  const next = { backend: 'built-in', modelName: 'x', title, because: 'declined' } as const;
  expect(subtitle(next, 'built-in')).toBe(title);
});

it('names no model while the CV answers', () => {
  const next = { backend: 'quotes', modelName: undefined, because: 'downloading' } as const;
  expect(subtitle(next, 'webllm')).toBe(words.noModel);
});

it('names the model that the visitor chose of a site’s one backend', () => {
  const next = { backend: 'ollama', modelName: 'Qwen3 14B', because: undefined } as const;
  expect(subtitle(next, 'ollama')).toBe(words.model('Another model'));
  expect(subtitle(next, 'quotes')).toBe(words.model('Qwen3 14B'));
});
