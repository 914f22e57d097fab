import type { ChatBackend, ChatMessage } from '../backends/backend.ts';
import { BackendError } from '../backends/backend-error.ts';
import type { Network } from '../backends/http/network.ts';
import type { SiteServer } from '../servers/server.ts';
import { servers, serversOf } from '../servers/servers.ts';
import type { ServerId } from '../shared/site-data.ts';
import { type Environment, parseSettings, type Settings } from '../site/settings.ts';
import { visibleText } from '../shared/visible-text.ts';
import { assistant as english } from '../words/en.ts';

/** A backend outside the browser by its name: `--backend ollama`. */
export function isServer(name: string): name is ServerId {
  return Object.hasOwn(servers, name);
}

/** The settings of a site that is built for it. */
export function settingsFor(name: ServerId, environment: Environment): Settings {
  return parseSettings({ ...environment, VITE_CHAT_BACKEND: String(servers[name].flag) });
}

const origin = 'http://localhost';
const words = english.backends;

/** Node's network: it is online, and has neither a policy nor permissions. */
const nodeNetwork: Network = {
  fetch,
  origin,
  isOnline: () => true,
  isSecureContext: () => true,
  queryPermission: () => Promise.reject(new TypeError('Node has no permissions')),
  policyViolations: new EventTarget(),
};

/** The server of a site that is built for one, and its model. */
export async function openServer({
  site,
  hostedToken: token,
}: Settings): Promise<{ readonly server: SiteServer; readonly backend: ChatBackend }> {
  const [server] = serversOf(site);
  if (!server) throw new Error('A site for the browser has no model outside it.');
  return { server, backend: await server.open({ words, network: nodeNetwork, token }) };
}

/** The whole reply of a backend. Throws an Error with its failure in a visitor's words. */
export async function readReply(backend: ChatBackend, messages: readonly ChatMessage[]): Promise<string> {
  let text = '';
  try {
    for await (const event of backend.stream(messages, { signal: new AbortController().signal })) {
      if (event.type === 'text-delta') text += event.text;
      if (event.type === 'text-retracted') text = '';
    }
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause;
    const { problem, action } = backend.describeError(cause, { origin });
    throw new Error(`${problem} ${action}`, { cause });
  }
  return visibleText(text);
}
