import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words } from '../support/words';

const contract = readFileSync(resolve(import.meta.dirname, '../../docs/contract.md'), 'utf8');

/** The names of `docs/contract.md#what-can-be-seen`, written out: the other tests read them from the catalogue. */
const names: readonly (readonly [inCatalogue: string, inContract: string])[] = [
  [words.page.openAssistant, 'Open the assistant'],
  [words.page.panel.close, 'Close panel'],
  [words.chat.newChat, 'New chat'],
  [words.chat.close, 'Close'],
  [words.chat.send, 'Send'],
  [words.chat.stop, 'Stop'],
  [words.chat.textBox('{name}'), 'Talk to {name}'],
  [words.chat.chats, 'All chats'],
  [words.chat.tryAgain, 'Try again'],
  [words.chat.askModel, 'Ask the model'],
  [words.localModel.cardTitle, 'Run the assistant on this device'],
  [words.localModel.consent, 'Download and run here'],
  [words.localModel.useHosted, 'Use the hosted model'],
  [words.localModel.cancel, 'Cancel download'],
  [words.localModel.cancelStart, 'Cancel'],
  [words.localModel.useQuotes, 'Quote the CV instead'],
  [words.localModel.stored.remove, 'Remove'],
];

describe('a name that the contract settles', () => {
  it.each(names)('is in the English catalogue: %s', (inCatalogue, inContract) => {
    expect(inCatalogue).toBe(inContract);
    expect(contract).toContain(`"${inContract}"`);
  });

  it('is part of the title of the chat, which says that it is an AI', () => {
    expect(words.chat.title('Ada')).toMatch(/\bAI personal assistant\b/);
    expect(contract).toContain('"personal assistant"');
  });
});
