/** UTF-16 units. */
const longestDetail = 300;

/** The sentence in an error body, in any form that servers use: `{error}`, `{error:{message}}`, `{message}`, `{detail}`. */
export function errorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const error = 'error' in body ? body.error : undefined;
  if (typeof error === 'string') return error;
  return textField(error, 'message') ?? textField(body, 'message') ?? textField(body, 'detail');
}

function textField(value: unknown, name: 'message' | 'detail'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof field === 'string' ? field : undefined;
}

/** One short line that may be shown: without credentials, at most 300 UTF-16 units. */
export function safeDetail(text: string | undefined, secret?: string): string | undefined {
  if (text === undefined) return undefined;
  const withoutSecret = secret ? text.replaceAll(secret, '[credential]') : text;
  const line = withoutSecret
    .replace(/\bhf_\w+/g, '[credential]')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  return line.length > longestDetail ? `${line.slice(0, longestDetail)}…` : line;
}

/** The body of an error response as JSON; undefined if it is something else, such as a proxy's page. */
export async function jsonBody(response: Response): Promise<unknown> {
  const isJson = /^application\/(?:problem\+)?json/i.test(response.headers.get('content-type') ?? '');
  const text = await response.text();
  if (!isJson) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
