/** The two dialects the scripted model server speaks, in the forms real servers send. */
export interface Dialect {
  readonly name: 'ollama' | 'openai';
  readonly contentType: string;
  /** Sent before the first delta, where the dialect has such a thing. */
  readonly opening: string;
  delta(delta: { readonly content: string }): string;
  end(reason: string): string;
  /** An error in the middle of a stream that began well. */
  error(message: string): string;
  /** A whole error body. */
  errorBody(message: string): string;
}

const ollamaHead = { model: 'scripted', created_at: '2026-11-21T09:00:00.000000Z' };

/** Go writes these three escaped. */
const goEscapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

function ollamaLine(value: object): string {
  return `${JSON.stringify(value).replace(/[<>&]/g, (char) => goEscapes[char] ?? char)}\n`;
}

export const ollamaDialect: Dialect = {
  name: 'ollama',
  contentType: 'application/x-ndjson',
  opening: '',
  delta: ({ content }) => ollamaLine({ ...ollamaHead, message: { role: 'assistant', content }, done: false }),
  end: (reason) =>
    ollamaLine({
      ...ollamaHead,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: reason,
      total_duration: 1_200_000_000,
      load_duration: 40_000_000,
      prompt_eval_count: 31,
      prompt_eval_duration: 50_000_000,
      eval_count: 60,
      eval_duration: 1_000_000_000,
    }),
  error: (message) => ollamaLine({ error: message }),
  errorBody: (message) => JSON.stringify({ error: message }),
};

function event(choices: readonly object[], more: object = {}): string {
  const head = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_785_000_000,
    model: 'scripted',
  };
  return `data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`;
}

export const openAiDialect: Dialect = {
  name: 'openai',
  contentType: 'text/event-stream; charset=utf-8',
  opening: event([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  delta: (delta) => event([{ index: 0, delta, finish_reason: null }]),
  end: (reason) =>
    event([{ index: 0, delta: {}, finish_reason: reason }]) +
    event([], { usage: { prompt_tokens: 31, completion_tokens: 60, total_tokens: 91 } }) +
    'data: [DONE]\n\n',
  error: (message) => `data: ${JSON.stringify({ error: { message, type: 'server_error', code: 500 } })}\n\n`,
  errorBody: (message) => JSON.stringify({ error: message }),
};

/** The chunks in a step of a scenario, which is written in the OpenAI dialect. */
export function chunksIn<Chunk>(step: unknown): Chunk[] {
  if (typeof step !== 'string') return [];
  const events = step.split('\n\n').filter((event) => event.startsWith('data: {'));
  return events.map((event) => JSON.parse(event.slice('data: '.length)) as Chunk);
}
