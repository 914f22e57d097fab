import type { ChatMessage } from '../../backends/backend';
import type { Message } from './message';
import { saidIn } from './turns';

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
