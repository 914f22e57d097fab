import { expect, it } from 'vitest';
import { type Message, newReply } from '../../../../src/chat/core/message';
import { messageList } from '../../../../src/chat/core/message-list';

const greeting: Message = { ...newReply('0'), status: 'done', content: 'Hello!', isGreeting: true };
const asked: Message = { role: 'user', id: '1', content: 'What do you do?' };

it('begins with the system prompt, leaves the greeting out and ends with the prompt', () => {
  expect(messageList('You are an assistant.', [greeting], 'Who are you?')).toEqual([
    { role: 'system', content: 'You are an assistant.' },
    { role: 'user', content: 'Who are you?' },
  ]);
});

it('sends what was said before as it was said', () => {
  const answered: Message = { ...newReply('2'), status: 'done', content: 'I *build* things.' };
  expect(messageList('S', [greeting, asked, answered], 'More?').slice(1)).toEqual([
    { role: 'user', content: 'What do you do?' },
    { role: 'assistant', content: 'I *build* things.' },
    { role: 'user', content: 'More?' },
  ]);
});

it('sends no message without text', () => {
  const failed: Message = { ...newReply('2'), status: 'failed' };
  expect(messageList('S', [greeting, asked, failed], 'More?').map(({ role }) => role)).toEqual([
    'system',
    'user',
    'user',
  ]);
});
