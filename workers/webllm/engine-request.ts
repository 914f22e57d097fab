import type { EngineSetup, StreamingRequest } from './engine-types';
import type { ChatMessage, GenerateRequest, ReadAheadRequest } from './protocol';

export function replyRequest(
  request: GenerateRequest,
  { isChatML, canThink, sampling }: EngineSetup,
): StreamingRequest {
  const messages = isChatML ? writeChatML(request.messages, request.readAhead) : request.messages;
  return {
    ...streaming(messages),
    temperature: sampling?.temperature ?? request.temperature,
    top_p: sampling?.topP ?? request.topP,
    ...(sampling?.presencePenalty === undefined ? {} : { presence_penalty: sampling.presencePenalty }),
    max_tokens: request.maxTokens,
    // An empty think block confuses a model that was trained without any.
    extra_body: canThink ? { enable_thinking: false } : {},
  };
}

/**
 * Makes the engine read these messages and the header of the next question. Its reply can only be one of the tokens that
 * end a reply: then it is empty, its finish reason is `stop`, and the engine keeps its KV cache. A model that says
 * anything else ends by `length`, after one token.
 */
export function primerRequest(request: ReadAheadRequest, { stopTokens }: EngineSetup): StreamingRequest {
  return {
    ...streaming([...writeChatML(request.messages), primer]),
    // The first reply that this engine writes proves these two values; `top_p: 1` is untried there.
    temperature: request.temperature,
    top_p: request.topP,
    max_tokens: 1,
    logit_bias: Object.fromEntries(stopTokens.map((token) => [String(token), largestBias])),
  };
}

/** web-llm accepts no larger one. */
const largestBias = 100;

function streaming(
  messages: readonly ChatMessage[],
): Pick<StreamingRequest, 'messages' | 'stream' | 'stream_options'> {
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
  };
}

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
function writeChatML(messages: readonly ChatMessage[], readAhead?: number): readonly ChatMessage[] {
  return messages.flatMap(({ role, content }, index): readonly ChatMessage[] => {
    if (role !== 'user') return [{ role, content }];
    const question = `${content}${replyHeader}`;
    return index === readAhead
      ? [primer, { role: 'assistant', content: '' }, { role, content: question }]
      : [{ role, content: `${userHeader}\n${question}` }];
  });
}

/** The template adds the newline after it. */
const primer: ChatMessage = { role: 'user', content: userHeader };
