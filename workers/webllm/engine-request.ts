import { primer, writeChatML } from './chatml';
import type { StreamingRequest } from './engine-types';
import type { EngineSetup } from './prompt-form';
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
