import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Unguessable, and new with each start. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

interface GuardOptions {
  readonly token: string;
  /** `127.0.0.1:PORT`, as the printed address has it. */
  readonly host: string;
}

/**
 * What of the address follows the token, for a request of the owner's own window; undefined for any other request. A
 * page of another site sends its own `Origin`, and a name that was made to lead here (DNS rebinding) its own `Host`.
 */
export function pathAllowed(request: IncomingMessage, { token, host }: GuardOptions): string | undefined {
  const { headers, url = '/' } = request;
  if (headers.host !== host) return undefined;
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return undefined;
  const [, given = '', path] = /^\/([^/?#]*)(\/[^?#]*)/.exec(url) ?? [];
  return isSame(given, token) ? path : undefined;
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
