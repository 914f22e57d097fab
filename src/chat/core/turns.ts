import type { Message, Prompt, Reply } from './message';
import type { ChatMessage } from '../../backends/backend';

/**
 * A turn is a prompt and the replies below it: mostly one, and two where quotes answered at once and a model was asked
 * afterwards, or a model answered and the CV was quoted below. The greeting stands before the first turn.
 */

/** The index of the prompt that the message at `index` belongs to; -1 for the greeting. */
export function promptIndex(messages: readonly Message[], index: number): number {
  let at = index;
  while (at >= 0 && messages[at]?.role !== 'user') at -= 1;
  return at;
}

export function promptAt(messages: readonly Message[], index: number): Prompt | undefined {
  const prompt = messages[promptIndex(messages, index)];
  return prompt?.role === 'user' ? prompt : undefined;
}

/** All replies to the prompt that the message at `index` belongs to, oldest first. */
export function repliesOfTurn(messages: readonly Message[], index: number): readonly Reply[] {
  return messages.slice(promptIndex(messages, index) + 1, endOfTurn(messages, index)).filter(isReply);
}

/** The index after the last reply to the prompt that the message at `index` belongs to. */
export function endOfTurn(messages: readonly Message[], index: number): number {
  let at = index + 1;
  while (at < messages.length && messages[at]?.role !== 'user') at += 1;
  return at;
}

/** What was said in these messages: one reply for each prompt, and of two the finished one of a model. */
export function saidIn(messages: readonly Message[]): readonly Message[] {
  return messages.filter((message, index) => {
    if (message.role === 'user') return true;
    if (message.isGreeting === true || message.content === '') return false;
    return message === mainReply(repliesOfTurn(messages, index));
  });
}

function mainReply(replies: readonly Reply[]): Reply | undefined {
  return (
    replies.findLast((reply) => isByModel(reply) && reply.status === 'done' && reply.content !== '') ??
    replies.find((reply) => !isByModel(reply) && reply.content !== '') ??
    replies.findLast(({ content }) => content !== '')
  );
}

/** True if a model was asked for it; false for quotes, and before anyone is chosen. */
export function isByModel({ backend }: Pick<Reply, 'backend'>): boolean {
  return backend !== undefined && backend !== 'quotes';
}

function isReply(message: Message): message is Reply {
  return message.role === 'assistant';
}

/**
 * The list that is sent (docs/contract.md#what-is-sent): the system prompt, the earlier messages and the new prompt.
 * The greeting and replies without text are left out, and of two replies to one prompt only one is sent. Without a prompt
 * it is what a model is prepared with.
 */
export function messageList(
  systemPrompt: string,
  prior: readonly Message[],
  prompt?: string,
): readonly ChatMessage[] {
  return [
    { role: 'system', content: systemPrompt },
    ...saidIn(prior).map(({ role, content }) => ({ role, content })),
    ...(prompt === undefined ? [] : [{ role: 'user', content: prompt } as const]),
  ];
}
