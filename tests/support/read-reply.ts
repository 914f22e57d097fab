import type { BackendEvent, ChatBackend, ChatMessage } from '../../src/backends/backend';

export interface ReadReply {
  readonly events: readonly BackendEvent[];
  /** The text that remains in the end. */
  readonly text: string;
  /** Undefined if the stream ended by itself. */
  readonly thrown: unknown;
}

interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly onEvent?: ((event: BackendEvent) => void) | undefined;
}

/** Reads a reply to its end or its failure. */
export async function readReply(
  backend: Pick<ChatBackend, 'stream'>,
  messages: string | readonly ChatMessage[],
  { signal = new AbortController().signal, onEvent }: ReadOptions = {},
): Promise<ReadReply> {
  const events: BackendEvent[] = [];
  let thrown: unknown;
  const list = typeof messages === 'string' ? [{ role: 'user', content: messages } as const] : messages;
  try {
    for await (const event of backend.stream(list, { signal })) {
      events.push(event);
      onEvent?.(event);
    }
  } catch (error) {
    thrown = error;
  }
  return { events, text: textOf(events), thrown };
}

/** Retractions applied. */
export function textOf(events: readonly BackendEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'text-delta') text += event.text;
    if (event.type === 'text-retracted') text = '';
  }
  return text;
}
