import { errorText, parsedJson } from './error-text';

/** How a server's stream writes its replies. */
export interface LineFormat {
  /** Before the JSON of a line: `data:` in an event stream. */
  readonly prefix: string;
  /** True for the members of an object that is a part of a reply. */
  readonly isReply: (members: ReadonlyMap<string, unknown>) => boolean;
}

/** NDJSON, as Ollama streams. */
export const ndjson: LineFormat = {
  prefix: '',
  isReply: (members) => typeof members.get('message') === 'object' || members.has('done'),
};

/** Server-sent events, as hosted models stream. */
export const eventStream: LineFormat = {
  prefix: 'data:',
  isReply: (members) => members.has('choices'),
};

/**
 * A response whose errors in mid-stream all read `{"error": "a sentence"}`, the sentence empty where the server has none.
 * The vendors' clients know that form only: one prints an object in its place, the other passes over an `event: error`.
 */
export function withPlainErrors(response: Response, format: LineFormat): Response {
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(rewriteLines(format))
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status, statusText, headers });
}

function rewriteLines(format: LineFormat): TransformStream<string, string> {
  const { read, end } = createRewriter(format);
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      rest += chunk;
      const whole = rest.lastIndexOf('\n') + 1;
      const lines = rest.slice(0, whole).match(/[^\n]*\n/g) ?? [];
      rest = rest.slice(whole);
      controller.enqueue(lines.map(read).join(''));
    },
    flush(controller) {
      controller.enqueue((rest === '' ? '' : read(rest)) + end());
    },
  });
}

/** Rewrites the lines of one stream. The data of an `event: error` is an error whatever it holds. */
function createRewriter(format: LineFormat) {
  const { prefix } = format;
  let errorData: string[] | undefined;
  function endEvent(): string {
    const data = errorData?.join('\n');
    errorData = undefined;
    return data === undefined ? '' : `${prefix}${JSON.stringify(plainError(data))}\n\n`;
  }
  return {
    /** What to send in place of a line, which holds its line break. */
    read: (line: string): string => {
      const text = line.trim();
      if (text === '') return endEvent() + line;
      if (prefix !== '' && /^event:\s*error$/.test(text)) errorData = [];
      if (!text.startsWith(prefix)) return line;
      const json = text.slice(prefix.length).trim();
      if (errorData === undefined) return rewritten(line, json, format);
      errorData.push(json);
      return '';
    },
    end: endEvent,
  };
}

/** Members by which an object that is no part of a reply shows that it is an error. */
const errorMembers = ['message', 'detail', 'errors'];

function rewritten(line: string, json: string, { prefix, isReply }: LineFormat): string {
  const value = parsedJson(json);
  const sent = (members: object) => `${prefix}${JSON.stringify(members)}\n`;
  if (typeof value === 'string' || Array.isArray(value)) return sent(plainError(value));
  if (typeof value !== 'object' || value === null) return line;
  const members = new Map<string, unknown>(Object.entries(value));
  const error = members.get('error');
  if (error !== undefined && error !== null && error !== false) return sent(plainError(value));
  if (isReply(members)) {
    // The clients take the mere name for an error.
    return members.delete('error') ? sent(Object.fromEntries(members)) : line;
  }
  const isError = errorMembers.some((name) => errorText(members.get(name)) !== undefined);
  return isError ? sent(plainError(value)) : line;
}

function plainError(value: unknown): { readonly error: string } {
  return { error: errorText(value) ?? '' };
}
