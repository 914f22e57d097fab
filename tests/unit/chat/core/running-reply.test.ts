import { expect, it, vi } from 'vitest';
import { createRunningReply } from '../../../../src/chat/core/running-reply';

it('displays as much of the received text as the cursor says', () => {
  const reply = createRunningReply();
  reply.receive('An ');
  reply.receive('answer');
  expect(reply.received).toBe('An answer');
  expect(reply.read()).toEqual({ text: '', streaming: true });
  reply.show(4);
  expect(reply.read()).toEqual({ text: 'An a', streaming: true });
});

it('drops retracted text and displays what follows from its beginning', () => {
  const reply = createRunningReply();
  reply.receive('Okay, the user');
  reply.show(14);
  reply.retract();
  expect(reply.read()).toEqual({ text: '', streaming: true });
  reply.receive('Hello');
  reply.show(2);
  expect(reply.read()).toEqual({ text: 'He', streaming: true });
});

it('tells its listeners of each change of the displayed text, and of nothing else', () => {
  const reply = createRunningReply();
  const listener = vi.fn();
  const unsubscribe = reply.subscribe(listener);
  reply.receive('An answer');
  expect(listener).toHaveBeenCalledTimes(0);
  reply.show(1);
  reply.show(2);
  reply.end();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  reply.retract();
  expect(listener).toHaveBeenCalledTimes(3);
});
