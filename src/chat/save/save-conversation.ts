import { conversationFileName, conversationMarkdown, type SavedConversation } from './conversation-markdown';

/** Hands the browser a conversation as a file. Nothing leaves the device. */
export async function saveConversation(conversation: SavedConversation): Promise<void> {
  const { owner, savedAt, words } = conversation;
  const markdown = await conversationMarkdown(conversation);
  const link = document.createElement('a');
  link.download = conversationFileName(owner.name, savedAt, words.saving.fileName);
  link.href = URL.createObjectURL(new Blob([markdown], { type: 'text/markdown;charset=utf-8' }));
  link.click();
  // Browsers have begun to read by the next task; a minute also covers one that asks where to save.
  setTimeout(() => URL.revokeObjectURL(link.href), releaseAfterMs);
}

const releaseAfterMs = 60_000;
