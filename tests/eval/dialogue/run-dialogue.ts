import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readReplyParts } from '../read-reply-parts';
import { parseProfile } from '../../../src/resume/profile';
import { halvesTable, share, type Column } from '../halves-table';
import { askedLanguages, halves, type AskedLanguage, type Half } from '../quotes/labels';
import { readEntry, text, texts } from '../read-entries';
import { holdChat } from '../quotes/ask-questions';
import { createReplyTo, type ReplyTo } from '../quotes/reply-to';

interface DialogueFolders {
  readonly folder: string;
  /** Holds a folder with `resume.json` for each CV. */
  readonly cvFolder: string;
}

interface DialogueRun extends DialogueFolders {
  readonly showsFailures: boolean;
}

/** A chat whose last message stands on its own, or else one whose first quote is labelled. */
interface Chat {
  readonly id: string;
  readonly half: Half;
  readonly language: AskedLanguage;
  readonly turns: readonly string[];
  /** Anchors of the right first quote; undefined where the reply has to be the one to the last message alone. */
  readonly quotes?: readonly string[] | undefined;
}

interface Held {
  readonly chat: Chat;
  readonly isRight: boolean;
  readonly reply: string;
}

/** Holds every chat, and returns what to print: replies that are the same alone, and follow-ups answered. */
export async function runDialogue({ showsFailures, ...folders }: DialogueRun): Promise<string> {
  const held = await holdChats(folders);
  return [...(showsFailures ? failures(held) : []), report(held)].join('\n\n');
}

export async function holdChats({ folder, cvFolder }: DialogueFolders): Promise<Held[]> {
  const held: Held[] = [];
  for (const half of halves)
    for (const file of readdirSync(join(folder, half)).toSorted()) {
      const cv = join(cvFolder, file.replace('.yaml', ''), 'resume.json');
      if (!existsSync(cv)) throw new Error(`${half}/${file} names a CV that does not exist`);
      const replyTo = createReplyTo(parseProfile(JSON.parse(readFileSync(cv, 'utf8'))));
      const chats = readChats(parse(readFileSync(join(folder, half, file), 'utf8')), `${half}/${file}`, half);
      for (const chat of chats) held.push(await hold(chat, replyTo));
    }
  return held;
}

const alone = v.strictObject({ language: v.picklist(askedLanguages), after: texts, ask: text });
const followUp = v.strictObject({ language: v.picklist(askedLanguages), turns: texts, quotes: texts });
const chatsOfFile = v.strictObject({ alone: v.array(alone), 'follow-ups': v.array(followUp) });

function readChats(file: unknown, name: string, half: Half): Chat[] {
  const { alone, 'follow-ups': followUps } = readEntry(chatsOfFile, file, name);
  return [
    ...alone.map(({ language, after, ask }) => ({ language, turns: [...after, ask] })),
    ...followUps,
  ].map((chat, at) => ({ ...chat, id: `${name} ${at + 1}`, half }));
}

async function hold(chat: Chat, replyTo: ReplyTo): Promise<Held> {
  const { turns, quotes } = chat;
  const { reply } = await holdChat(turns, replyTo);
  if (quotes) return { chat, reply, isRight: quotes.includes(readReplyParts(reply).anchors[0] ?? '') };
  const { reply: alone } = await holdChat(turns.slice(-1), replyTo);
  return { chat, reply, isRight: reply === alone };
}

const shareOf = (heading: string, isFollowUp: boolean): Column<Held> => ({
  heading,
  figure: (held) =>
    share(
      held.filter(({ chat }) => (chat.quotes !== undefined) === isFollowUp),
      ({ isRight }) => isRight,
    ),
});

function report(held: readonly Held[]): string {
  const rows = askedLanguages.map(
    (language) => [language, ({ chat }: Held) => chat.language === language] as const,
  );
  const columns = [shareOf('same as alone %', false), shareOf('follow-ups, first quote %', true)];
  return [
    'Conversations, build / measured',
    halvesTable(held, ({ chat }) => chat.half, ['', [...rows, ['all', () => true]]], columns),
  ].join('\n\n');
}

const longestShown = 300;

/** The failed chats of the development set; the held-out set stays unread. */
function failures(held: readonly Held[]): string[] {
  return held
    .filter(({ chat, isRight }) => chat.half === 'build' && !isRight)
    .map(({ chat: { id, turns, quotes }, reply }) =>
      [
        `## ${id}`,
        ...turns.map((turn) => `- ${turn}`),
        reply.slice(0, longestShown),
        quotes ? `expected: ${quotes.join(' or ')}` : 'expected: the reply to the last message alone',
      ].join('\n'),
    );
}
