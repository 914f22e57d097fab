import type { ChatMessage } from '../../src/backends/backend';
import type { ReceivedRequest } from './model-server';

interface ReceivedPrompt extends ReceivedRequest {
  readonly body: { readonly model: string; readonly messages: readonly ChatMessage[] };
}

/** The chat requests the scripted model server has received whose newest message holds `mark`. */
export async function receivedRequests(
  modelServer: string,
  mark: string,
): Promise<readonly ReceivedPrompt[]> {
  const response = await fetch(`${modelServer}/__requests`);
  const all = (await response.json()) as readonly ReceivedPrompt[];
  return all.filter(
    ({ scenario, body }) => scenario !== undefined && body.messages.at(-1)?.content.includes(mark),
  );
}
