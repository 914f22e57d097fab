import type { FindSources, Source } from '../../answers/find-sources';
import { isRunning, type Message, type Reply } from '../core/message';
import { withWholeAddresses } from '../links/page-address';
import { endingSentence } from '../message/ending-sentence';
import type { ChatWords, SavingWords } from '../words.en';

export interface SavedConversation {
  readonly messages: readonly Message[];
  readonly owner: { readonly name: string; readonly firstName: string };
  /** The site's address, without a fragment. */
  readonly page: string;
  readonly savedAt: Date;
  /** Of dates (BCP 47). */
  readonly language: string;
  readonly findSources?: FindSources | undefined;
  readonly words: ChatWords & { readonly saving: SavingWords };
}

/** A conversation as markdown that makes sense without the site: links to the CV's lines have the whole address. */
export async function conversationMarkdown(conversation: SavedConversation): Promise<string> {
  const { messages, owner, page, savedAt, language, words } = conversation;
  const { saving } = words;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(savedAt);
  const written = await Promise.all(messages.map((message, index) => write(message, index, conversation)));
  const parts = [
    `# ${literal(saving.conversationWith(words.title(owner.firstName)))}`,
    `- ${literal(saving.cvOf(owner.name))}: <${page}>\n- ${saving.saved}: ${literal(date)}`,
    literal(saving.explanation),
    ...written,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Such as `jane-doe-conversation-2026-11-22.md`, by the visitor's calendar; without what no file's name may hold. */
export function conversationFileName(name: string, savedAt: Date, word: string): string {
  const day = [savedAt.getFullYear(), savedAt.getMonth() + 1, savedAt.getDate()];
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...words, word, ...day.map((part) => String(part).padStart(2, '0'))].join('-')}.md`;
}

async function write(message: Message, index: number, conversation: SavedConversation): Promise<string> {
  const { words } = conversation;
  if (message.role === 'user') return `## ${words.question}\n\n${literalLines(message.content)}`;
  const sources = await sourcesOf(message, index, conversation);
  return [`## ${words.reply}`, ...replyParts(message, sources, conversation)].join('\n\n');
}

function replyParts(
  reply: Reply,
  sources: readonly Source[],
  { page, words }: SavedConversation,
): readonly string[] {
  const { backend, modelName = '', whereItRan = '', failure, notices, running } = reply;
  const text = running?.received ?? reply.content;
  const by = backend && (backend === 'quotes' ? whereItRan : words.whereItRan(modelName, whereItRan));
  const ending = failure ? `${failure.problem} ${failure.action}` : endingSentence(reply, words);
  const links = sources.map(
    ({ heading, anchor }) => `[${label(heading)}](${page}#${encodeURIComponent(anchor)})`,
  );
  return [
    withWholeAddresses(text.trim(), page),
    ...notices.map(aside),
    isRunning(reply) && reply.isGreeting !== true ? aside(words.saving.stillAnswering) : '',
    ending === undefined ? '' : aside(ending),
    links.length > 0 ? `${words.sources}: ${links.join(' · ')}` : '',
    by ? aside(by) : '',
  ].filter((part) => part !== '');
}

/** As below the reply on screen: quotes name their sources themselves. */
async function sourcesOf(
  { backend, status, content }: Reply,
  index: number,
  { messages, findSources }: SavedConversation,
): Promise<readonly Source[]> {
  if (!findSources || backend === undefined || backend === 'quotes' || status !== 'done') return [];
  const question = messages.slice(0, index).findLast(({ role }) => role === 'user')?.content ?? '';
  // A reply is complete without them.
  return findSources(content, question).catch(() => []);
}

/** A sentence beside the reply's own text. */
function aside(sentence: string): string {
  return `*${literal(sentence)}*`;
}

/** Text as its writer typed it: each line on its own, with the spaces before it. */
function literalLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.trimStart();
      return '\u00a0'.repeat(line.length - words.length) + literal(words);
    })
    .join('  \n');
}

/** Text of a link, whose brackets would end it. */
function label(text: string): string {
  return literal(text).replace(/(?<!\\)[[\]]/g, '\\$&');
}

/** Text that markdown would read as markup, escaped. An escaped opening bracket would begin a formula in some programs. */
function literal(line: string): string {
  return line
    .replace(/[\\`*_<>~$|]|\](?=[([:])|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(?:[-+=#]|\d+(?=[.)]))/, (marker) => (/\d/.test(marker) ? `${marker}\\` : `\\${marker}`));
}

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
