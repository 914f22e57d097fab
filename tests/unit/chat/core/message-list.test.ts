import { describe, expect, it } from 'vitest';
import { type Message, newReply, type Reply } from '../../../../src/chat/core/message';
import { messageList } from '../../../../src/chat/core/turns';

const greeting: Message = { ...newReply('0'), status: 'done', content: 'Hello!', isGreeting: true };
const asked: Message = { role: 'user', id: '1', content: 'What do you do?' };

describe('of two replies to one prompt', () => {
  const quick: Message = { ...newReply('2'), status: 'done', backend: 'quotes', content: 'Quoted.' };
  const byModel: Reply = { ...newReply('3'), status: 'done', backend: 'webllm', content: 'Written.' };
  const sent = (...replies: Message[]) =>
    messageList('S', [greeting, asked, ...replies], 'More?')
      .filter(({ role }) => role === 'assistant')
      .map(({ content }) => content);

  it('sends the finished one of a model, wherever it stands', () => {
    expect(sent(quick, byModel)).toEqual(['Written.']);
    expect(sent(byModel, quick)).toEqual(['Written.']);
  });

  it('sends the quoted one where the model has not finished', () => {
    expect(sent(quick, { ...byModel, status: 'stopped' })).toEqual(['Quoted.']);
    expect(sent(quick, { ...byModel, status: 'failed', content: '' })).toEqual(['Quoted.']);
  });

  it('sends what there is where nothing was quoted', () => {
    const failed: Message = { ...newReply('2'), status: 'failed' };
    expect(sent(failed, { ...byModel, status: 'stopped' })).toEqual(['Written.']);
  });
});

it('sends no message without text', () => {
  const failed: Message = { ...newReply('2'), status: 'failed' };
  const roles = messageList('S', [greeting, asked, failed], 'More?').map(({ role }) => role);
  expect(roles).toEqual(['system', 'user', 'user']);
});
