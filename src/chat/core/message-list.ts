import type { ChatMessage } from '../../backends/backend';
import type { Message } from './message';

/**
 * The list that is sent (docs/contract.md#what-is-sent): the system prompt, the earlier messages and the new prompt.
 * The greeting and replies without text are left out. Without a prompt it is what a model is prepared with.
 */
export function messageList(
  systemPrompt: string,
  prior: readonly Message[],
  prompt?: string,
): readonly ChatMessage[] {
  return [
    { role: 'system', content: systemPrompt },
    ...prior.filter(wasSaid).map(({ role, content }) => ({ role, content })),
    ...(prompt === undefined ? [] : [{ role: 'user', content: prompt } as const]),
  ];
}

function wasSaid(message: Message): boolean {
  return message.content !== '' && !(message.role === 'assistant' && message.isGreeting === true);
}
