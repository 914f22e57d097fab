import { familyOf } from '../../models/known/families';
import type { ChatMessage } from '../backend';

/** Qwen3's soft switch against thinking, appended to the newest user message (docs/contract.md#what-is-sent). */
const noThinkSuffix = ' /no_think';

/** The same messages, the newest question with the suffix where the model knows it: Qwen3 alone. */
export function withNoThink(messages: readonly ChatMessage[], model: string): readonly ChatMessage[] {
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[newest];
  if (!question || familyOf(model)?.thinkingSwitch !== 'suffix') return messages;
  return messages.with(newest, { role: 'user', content: question.content + noThinkSuffix });
}

/** The names under which servers take a field against thinking. */
type ThinkingField = 'think' | 'chat_template_kwargs';

/**
 * Sends requests whose JSON may hold a field that some servers do not know. Where a 400 or 422 names it, the request is sent
 * once more without it; if that works, no later one holds it. One for each model.
 */
export function createFieldSender(field: ThinkingField, send: typeof fetch): typeof fetch {
  let isRefused = false;
  return async (input, init) => {
    const without = { ...init, body: withoutField(init?.body ?? null, field) };
    if (isRefused) return send(input, without);
    const response = await send(input, init);
    if (without.body === (init?.body ?? null) || (response.status !== 400 && response.status !== 422))
      return response;
    const text = await response.text();
    if (!new RegExp(`\\b${field}\\b`).test(text)) return new Response(text, response);
    const second = await send(input, without);
    isRefused = second.ok;
    return second;
  };
}

function withoutField(body: BodyInit | null, field: ThinkingField): BodyInit | null {
  if (typeof body !== 'string') return body;
  const { [field]: value, ...others } = JSON.parse(body) as Record<string, unknown>;
  return value === undefined ? body : JSON.stringify(others);
}
