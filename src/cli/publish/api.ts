import { valueAt } from '../../resume/edit-json.ts';
import type { Environment } from '../../site/settings.ts';

/** The API of a host. */
export interface Api {
  /** As the owner knows it: "Netlify". */
  readonly host: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly token: string;
  /** The setting that holds the token. */
  readonly tokenName: string;
}

/**
 * The API at its usual address, or at that of the setting `…_API_URL`, where an origin alone gets the usual path.
 *
 * @throws Error where there is no token
 */
export function openApi(host: string, tokenName: string, usualUrl: string, environment: Environment): Api {
  const token = environment[tokenName]?.trim();
  if (!token)
    throw new Error(
      `${host} needs a token: make one in your account there, and set ${tokenName} to it in the environment or .env.`,
    );
  const url = new URL(environment[`${host.toUpperCase()}_API_URL`]?.trim() || usualUrl);
  if (url.pathname === '/') url.pathname = new URL(usualUrl).pathname;
  return { host, tokenName, token, url: url.href.replace(/\/+$/, '') };
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: NonNullable<RequestInit['body']> | undefined;
  readonly type?: string | undefined;
  /** Instead of the owner's. */
  readonly token?: string | undefined;
}

/** What a host said no with. */
export class HostError extends Error {
  override readonly name = 'HostError';
  /** Of the answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * The JSON of an answer, as far as it is an object or a list.
 *
 * @throws HostError with the host's own words, Error where it cannot be reached
 */
export async function ask(api: Api, path: string, request: Request = {}): Promise<unknown> {
  const { method = 'GET', body, type, token = api.token } = request;
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(type === undefined ? {} : { 'Content-Type': type }),
  };
  const response = await fetch(api.url + path, { method, headers, body: body ?? null }).catch(
    (cause: unknown) => {
      throw new Error(`${api.host} cannot be reached. Check the connection, and run the command again.`, {
        cause,
      });
    },
  );
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (response.status === 401 || response.status === 403)
    throw new HostError(
      `${api.host} refuses the token in ${api.tokenName} (${response.status}). Make one that may publish sites.`,
      response.status,
    );
  const said = messageIn(answer);
  throw new HostError(
    `${api.host} answers ${response.status}${said === undefined ? '' : `: ${said}`}. Run the command again later.`,
    response.status,
  );
}

/** Netlify's `message`, or Cloudflare's `errors[].message`. */
function messageIn(answer: unknown): string | undefined {
  const message = textAt(answer, 'message');
  if (message !== undefined) return message;
  return textAt(valueAt(answer, ['errors', 0]), 'message');
}

export function textAt(value: unknown, key: string): string | undefined {
  const member = valueAt(value, [key]);
  return typeof member === 'string' && member !== '' ? member : undefined;
}
