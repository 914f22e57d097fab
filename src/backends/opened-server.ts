import type { ChatBackend } from './backend';
import type { Network } from './http/network';

/** What the folder of a backend outside the browser exports as `openServer`: small, and loaded with the chat. */
export type OpenServer<Settings, Words> = (
  settings: Settings,
  options: OpenServerOptions<Words>,
) => OpenedServer;

interface OpenServerOptions<Words> {
  readonly words: Words;
  readonly network: Network;
  /** The build-time credential, which is loaded with the chat and never stands in the page. */
  readonly loadToken: () => Promise<string | undefined>;
  readonly pageUrl: string;
}

interface OpenedServer {
  readonly backend: ChatBackend;
  /** Who receives the messages, for the note in the dialog; undefined where they stay on the visitor's computer. */
  readonly recipient: string | undefined;
  /** The program on a computer that answers, as a person would name it; none for a service. */
  readonly server?: string | undefined;
  /** True if a question can be prepared while the visitor types it. */
  readonly warmsUp?: boolean;
}
