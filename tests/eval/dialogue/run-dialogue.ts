import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readReplyParts } from '../read-reply-parts';
import { table } from '../../../src/cli/eval/table';
import { parseProfile } from '../../../src/resume/profile';
import { askedLanguages, halves, oneOf, texts, type AskedLanguage, type Half } from '../quotes/labels';
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

function readChats(file: unknown, name: string, half: Half): Chat[] {
  const { alone, 'follow-ups': followUps } = membersOf(file, name);
  return [...listOf(alone, name), ...listOf(followUps, name)].map((entry, at) => {
    const id = `${name} ${at + 1}`;
    const { language, ask, after, turns, quotes } = membersOf(entry, id);
    const isAlone = ask !== undefined;
    return {
      id,
      half,
      language: oneOf(askedLanguages, language, `${id}: \`language\``),
      turns: isAlone ? [...texts(after, id), ...texts([ask], id)] : texts(turns, id),
      quotes: isAlone ? undefined : texts(quotes, id),
    };
  });
}

function membersOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${name} must have members`);
  return { ...value };
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} must have the lists \`alone\` and \`follow-ups\``);
  return value;
}

async function hold(chat: Chat, replyTo: ReplyTo): Promise<Held> {
  const { turns, quotes } = chat;
  const { reply } = await holdChat(turns, replyTo);
  if (quotes) return { chat, reply, isRight: quotes.includes(readReplyParts(reply).anchors[0] ?? '') };
  const { reply: alone } = await holdChat(turns.slice(-1), replyTo);
  return { chat, reply, isRight: reply === alone };
}

function report(held: readonly Held[]): string {
  const row = (name: string, isIn: (chat: Chat) => boolean) => {
    const shares = (isFollowUp: boolean) =>
      halves
        .map((half) => {
          const of = held.filter(
            ({ chat }) => chat.half === half && (chat.quotes !== undefined) === isFollowUp && isIn(chat),
          );
          return of.length === 0
            ? '–'
            : String(Math.round((of.filter(({ isRight }) => isRight).length / of.length) * 100));
        })
        .join(' / ');
    return [name, shares(false), shares(true)];
  };
  const rows = askedLanguages.map((language) => row(language, (chat) => chat.language === language));
  return [
    'Conversations, build / measured',
    table([['', 'same as alone %', 'follow-ups, first quote %'], ...rows, row('all', () => true)]),
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
