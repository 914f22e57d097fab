/** UTF-16 units. */
const longestDetail = 300;

/** Names under which servers write what went wrong, the most telling one first; the last two hold only a word. */
const namesOfText = [
  'message',
  'error',
  'msg',
  'detail',
  'details',
  'error_description',
  'error_message',
  'description',
  'reason',
  'errors',
  'title',
  'code',
  'type',
] as const;

/** Levels of objects, lists and of JSON inside a text that are looked into. */
const deepest = 6;

/**
 * The sentence in an error that a server sent: `{error}`, `{error:{message}}`, `{message}`, `{detail:[{msg}]}`, a list of
 * these, JSON inside a text, or a text. Undefined where there is none, as in a web page.
 */
export function errorText(body: unknown, depth = 0): string | undefined {
  if (depth > deepest) return undefined;
  if (typeof body === 'string') return textIn(body, depth);
  if (Array.isArray(body)) {
    const texts = body.flatMap((each: unknown) => errorText(each, depth + 1) ?? []);
    return texts.length === 0 ? undefined : [...new Set(texts)].join('; ');
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(body));
  for (const name of namesOfText) {
    const text = errorText(members.get(name), depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A web page, as a proxy sends one, and an object that a server printed by mistake both say nothing to a visitor. */
const saysNothing = /^<(?:!doctype|\?xml|html|head|body|title|center|h\d)\b|^about:blank$|\[object\b/i;

function textIn(written: string, depth: number): string | undefined {
  const text = written.trim();
  if (text === '' || saysNothing.test(text)) return undefined;
  if (!/^[[{"]/.test(text)) return text;
  const inside = parsedJson(text);
  return inside === undefined ? text : errorText(inside, depth + 1);
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One short line that may be shown: without credentials, at most 300 UTF-16 units. */
export function safeDetail(text: string | undefined, secret?: string): string | undefined {
  if (text === undefined) return undefined;
  const withoutSecret = secret ? text.replaceAll(secret, '[credential]') : text;
  const line = withoutSecret
    .replace(/\bhf_\w+/g, '[credential]')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '' || saysNothing.test(line)) return undefined;
  return line.length > longestDetail ? `${line.slice(0, longestDetail)}…` : line;
}

/** Reads the body of an error response: JSON comes from a model server, a page or a line of text from a proxy. */
export async function errorBody(response: Response) {
  const body = (await response.text()).trim();
  const isJson = /^[[{"]/.test(body) && parsedJson(body) !== undefined;
  return { isJson, text: errorText(body) };
}

/**
 * What servers say of a prompt that exceeds the context window; they share no error code. llama.cpp and Ollama ("context
 * size", "context length"), vLLM and SGLang ("maximum context length", "max_model_len"), TGI ("max_new_tokens"), Cerebras
 * ("reduce the length"), Gemini ("input token count exceeds").
 */
const tooLong =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt|model|input)|max_(?:new_tokens|model_len)|too many (?:input )?tokens|(?:is|are|prompt|input|request|messages?) too (?:long|large for (?:the )?model)|reduce the length|(?:input|prompt) (?:token count|tokens?|length)\b.{0,40}\bexceed|maximum number of tokens/i;

export function isTooLong(text: string): boolean {
  return tooLong.test(text);
}
