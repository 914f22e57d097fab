import type { ChatMessage } from '../../../src/backends/backend';
import { readCvFacts } from '../cv-facts';
import type { LabelledCv, LabelledQuestion } from './labels';
import type { ReplyTo } from './reply-to';
import { scoreLabels, type LabelScore } from './score';

export interface LabelResult {
  readonly question: LabelledQuestion;
  readonly reply: string;
  /** Of the reply to the last message. */
  readonly milliseconds: number;
  readonly score: LabelScore;
}

/** Asks every question in a chat of its own, one after another. */
export async function askQuestions(
  { profile, questions }: LabelledCv,
  replyTo: ReplyTo,
): Promise<LabelResult[]> {
  const cv = readCvFacts(profile);
  const results: LabelResult[] = [];
  for (const question of questions) {
    const { reply, milliseconds } = await holdChat(question.turns, replyTo);
    results.push({ question, reply, milliseconds, score: scoreLabels(question, reply, cv) });
  }
  return results;
}

/** The replies between come from the backend itself. */
export async function holdChat(turns: readonly string[], replyTo: ReplyTo) {
  const messages: ChatMessage[] = [];
  let reply = '';
  let milliseconds = 0;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const began = performance.now();
    reply = await replyTo(messages);
    milliseconds = performance.now() - began;
    messages.push({ role: 'assistant', content: reply });
  }
  return { reply, milliseconds };
}
