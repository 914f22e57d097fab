import { createHash } from 'node:crypto';
import { wordsOf } from '../../src/answers/intent/features.ts';
import type { Intent } from '../../src/answers/intent/intents.ts';

export interface Utterance {
  readonly intent: Intent;
  readonly text: string;
}

/**
 * Labelled messages of a file: `## intent` begins a group, each further line is a message.
 * @throws Error naming the line whose intent does not exist
 */
export function readUtterances(file: string, intents: readonly string[]): Utterance[] {
  const utterances = new Map<string, Utterance>();
  let intent: string | undefined;
  file.split('\n').forEach((line, at) => {
    const text = line.trim();
    if (text.startsWith('## ')) {
      intent = text.slice(3).trim();
      if (!intents.includes(intent)) throw new Error(`Line ${at + 1}: there is no intent "${intent}".`);
    } else if (text !== '' && text !== '#' && !text.startsWith('# ')) {
      if (intent === undefined) throw new Error(`Line ${at + 1}: the message has no intent.`);
      utterances.set(`${intent}\n${text}`, { intent: intent as Intent, text });
    }
  });
  return [...utterances.values()];
}

/**
 * Hash of everything that a model depends on: the messages, the intents, and how a message is read. Programs of the
 * training itself are left out: a clearer comment there does not ask for new models.
 */
export function hashInputs(inputs: readonly string[]): string {
  return createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 16);
}

/** Messages of one intent that share most of their words, among them a message that is the same but for a name. */
export function families(utterances: readonly Utterance[]): Utterance[][] {
  const groups: { words: Set<string>; members: Utterance[] }[] = [];
  for (const utterance of utterances) {
    const words = new Set(bagOf(utterance.text));
    const similar = groups.filter(
      ({ members: [first], words: others }) =>
        first?.intent === utterance.intent && likeness(words, others) >= 0.6,
    );
    const [group] = similar;
    if (group === undefined) groups.push({ words, members: [utterance] });
    else group.members.push(utterance);
  }
  return groups.map(({ members }) => members);
}

/** In Japanese, where a run is longer than a word, pairs of characters. */
function bagOf(text: string): string[] {
  const words = wordsOf(text);
  if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return words;
  const joined = words.join('');
  return joined.length < 2 ? [joined] : Array.from(joined.slice(1), (second, at) => `${joined[at]}${second}`);
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

/** One family of five is held out, chosen by a hash of its first message. */
export function holdOut(utterances: readonly Utterance[]): { kept: Utterance[]; heldOut: Utterance[] } {
  const kept: Utterance[] = [];
  const heldOut: Utterance[] = [];
  for (const family of families(utterances)) {
    const hash = createHash('sha256')
      .update(family[0]?.text ?? '')
      .digest();
    (hash.readUInt32LE() % 5 === 0 ? heldOut : kept).push(...family);
  }
  return { kept, heldOut };
}
