import type { ChatMessage } from '../../backends/backend';
import { noThinkSuffix } from '../../backends/sampling';
import type { Message } from './message';

/**
 * The list that is sent (contract.md, "What is sent"): system, what was said before without the greeting, and the new
 * prompt with the suffix that switches thinking off. Replies without text have nothing to say.
 */
export function messageList(
  systemPrompt: string,
  prior: readonly Message[],
  prompt: string,
): readonly ChatMessage[] {
  return [
    { role: 'system', content: systemPrompt },
    ...prior.filter(wasSaid).map(({ role, content }) => ({ role, content })),
    { role: 'user', content: prompt + noThinkSuffix },
  ];
}

function wasSaid(message: Message): boolean {
  return message.content !== '' && !(message.role === 'assistant' && message.isGreeting === true);
}
