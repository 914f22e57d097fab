import type { ChatMessage } from '../backend';

/** Qwen3's soft switch against thinking, appended to the newest user message (docs/contract.md#what-is-sent). */
const noThinkSuffix = ' /no_think';

/** Families of models that would read the suffix as part of the question. */
const otherFamilies =
  /(?<![a-z])(?:(?:tiny|code)?(?:llama|gemma)|mi[sx]tral|ministral|magistral|phi|(?:chat)?gpt|smollm|deepseek|command|granite|falcon|olmo|yi|glm|kimi|nemotron|hermes)(?![a-z])/i;

/** True for Qwen models, and for names that tell no family. */
export function takesNoThink(model: string): boolean {
  return /qwen|qwq/i.test(model) || !otherFamilies.test(model);
}

/** The same messages, the newest question with the suffix where the model knows it. */
export function withNoThink(messages: readonly ChatMessage[], model: string): readonly ChatMessage[] {
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[newest];
  if (!question || !takesNoThink(model)) return messages;
  return messages.with(newest, { role: 'user', content: question.content + noThinkSuffix });
}
