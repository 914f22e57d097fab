import type { ChatMessage } from './protocol';

/**
 * Makes web-llm join the messages as they are: `writeChatML` puts the marks into their content. On reuse the engine
 * feeds only the newest turn and never fed the stop token that ended the reply before, so a turn has to begin with the
 * mark that ends what precedes it. The newline of the reply's header stays here: an empty header would be no text.
 */
export const rawTemplate = {
  system_template: '<|im_start|>system\n{system_message}',
  roles: { user: '', assistant: '\n', tool: '' },
  // Without role templates messages do not pass through `String.replace`.
  role_templates: {},
  role_content_sep: '',
  role_empty_sep: '',
  seps: [''],
};

const userHeader = '<|im_end|>\n<|im_start|>user';
const replyHeader = '<|im_end|>\n<|im_start|>assistant';

/**
 * Writes a conversation as exact ChatML for `rawTemplate`. With `readAhead` a primer, which is the header of the next
 * question, and its empty reply follow that many messages: the question follows without a header, and the model
 * reads the same text as without a primer.
 */
export function writeChatML(messages: readonly ChatMessage[], readAhead?: number): readonly ChatMessage[] {
  return messages.flatMap(({ role, content }, index): readonly ChatMessage[] => {
    if (role !== 'user') return [{ role, content }];
    const question = `${content}${replyHeader}`;
    return index === readAhead
      ? [primer, { role: 'assistant', content: '' }, { role, content: question }]
      : [{ role, content: `${userHeader}\n${question}` }];
  });
}

/** The template adds the newline after it. */
export const primer: ChatMessage = { role: 'user', content: userHeader };
