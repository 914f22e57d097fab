import type { Turn } from '../../answers/answer.ts';
import { attempt, messageOf } from '../../shared/attempt.ts';
import { isObject } from '../../shared/leaves.ts';

/** Thrown for a line that cannot be answered; the message says why. */
class BadLineError extends Error {
  override readonly name = 'BadLineError';
}

type Members = Readonly<Record<string, unknown>>;

/** What a line looks like: a conversation, or an answer that somebody has. */
export const lineForms = {
  messages: '{"id":"1","messages":[{"role":"user","content":"…"}]}',
  answer: '{"id":"1","question":"…","answer":"…"}',
} as const;

/** Where lines come from, as chunks of text that may end anywhere, and go to, without their ends. */
interface Lines {
  readonly input: AsyncIterable<string>;
  readonly write: (line: string) => void;
}

/** What a line gets besides its `id`. Throws where it cannot be answered. */
export type LineAnswer = (members: Members) => Promise<object>;

/**
 * Answers JSON lines one after another, each by one line (`docs/contract.md#the-ask-command`); a refused one hears its `form`.
 * Returns the exit code: 0 if none was bad.
 */
export async function answerLines(
  form: string,
  { input, write }: Lines,
  answer: LineAnswer,
): Promise<number> {
  let code = 0;
  for await (const line of linesOf(input)) {
    let id: string | number | null = null;
    try {
      const members = membersOf(line);
      const { id: given } = members;
      if (typeof given !== 'string' && typeof given !== 'number')
        throw new BadLineError('The line has no `id`; write a text or a number');
      id = given;
      write(JSON.stringify({ id, ...(await answer(members)) }));
    } catch (thrown) {
      code = 1;
      const more = thrown instanceof BadLineError ? `; a line is ${form}` : '';
      write(JSON.stringify({ id, error: messageOf(thrown) + more }));
    }
  }
  return code;
}

/** The conversation of a line: it ends with the visitor's message. */
export function readMessages({ messages }: Members): Turn[] {
  if (!Array.isArray(messages)) throw new BadLineError('`messages` must be a list');
  const turns = messages.map((message: unknown, index): Turn => {
    const { role, content } = isObject(message) ? message : {};
    if (role !== 'user' && role !== 'assistant')
      throw new BadLineError(`\`messages[${index}].role\` must be user or assistant`);
    if (typeof content !== 'string') throw new BadLineError(`\`messages[${index}].content\` must be a text`);
    return { role, content };
  });
  const last = turns.at(-1);
  if (last?.role !== 'user') throw new BadLineError('`messages` must end with a message of the user');
  if (last.content.trim() === '') throw new BadLineError('The last message is empty');
  return turns;
}

export function readText(members: Members, key: string): string {
  const text = members[key];
  if (typeof text !== 'string') throw new BadLineError(`\`${key}\` must be a text`);
  return text;
}

/** Only a line feed ends a line: JSON texts may hold Unicode's other line ends. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function membersOf(line: string): Members {
  const value = attempt(() => JSON.parse(line.replace(/^\uFEFF/, '')) as unknown);
  if (value === undefined) throw new BadLineError('The line is not valid JSON');
  if (!isObject(value)) throw new BadLineError('The line must be a JSON object');
  return value;
}
