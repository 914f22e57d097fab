import type { ChatMessage } from '../../backends/backend';
import { fitWindow, tokensPerMessage, type WindowLimits } from '../../backends/fit-window';

/** A turn both as the visitor sees it and as the engine stored it. */
interface StoredMessage {
  readonly role: 'user' | 'assistant';
  readonly visible: string;
  /** Escaped question, or the raw reply with its think block. */
  readonly stored: string;
}

/** What the engine holds after a reply that ended by itself, or a primer: only then does it keep its KV cache. */
export interface EngineMemory {
  readonly system: string;
  /** How many of the oldest messages it leaves out. */
  readonly dropped: number;
  /** How many of them a reply has told the visitor of. */
  readonly announced: number;
  /** As in `EnginePrompt`. */
  readonly readAhead?: number | undefined;
  readonly messages: readonly StoredMessage[];
}

export interface EnginePrompt {
  readonly messages: readonly ChatMessage[];
  /** How many of the oldest messages are left out so that the rest fits. */
  readonly dropped: number;
  /** The engine reads only the newest message. */
  readonly reuses: boolean;
  /** How many of the messages, system message included, were prefilled; undefined if none. */
  readonly readAhead?: number | undefined;
}

export interface PromptLimits {
  /** Tokens for prompt and reply together. */
  readonly contextWindow: number;
  /** Tokens kept free for the reply. */
  readonly reply: number;
  readonly escapeMessages: boolean;
  /** Measured on this conversation; `cautiousBytesPerToken` at first. */
  readonly bytesPerToken: number;
}

/**
 * Builds a prompt for web-llm, which keeps its KV cache only if the history equals, string for string, what it stored.
 * Otherwise the history follows Qwen's own template: replies without their think blocks. `atLeast`: messages to leave out
 * in any case, after the engine found the prompt too long.
 */
export function buildPrompt(
  conversation: readonly ChatMessage[],
  memory: EngineMemory | undefined,
  limits: PromptLimits,
  atLeast = 0,
): EnginePrompt {
  const system = systemText(conversation);
  const turns = turnsOf(conversation);
  const escape = (text: string) => (limits.escapeMessages ? escapeDollars(text) : text);
  // web-llm always passes the system message through `String.replace`.
  const systemMessage: ChatMessage = { role: 'system', content: escapeDollars(system) };
  const newest = turns
    .slice(-1)
    .map(({ content }): ChatMessage => ({ role: 'user', content: escape(content) }));
  const history = turns.slice(0, -1);

  if (memory && atLeast <= memory.dropped && continues(memory, system, history)) {
    const stored = memory.messages.map(({ role, stored }): ChatMessage => ({ role, content: stored }));
    const messages = [systemMessage, ...stored, ...newest];
    if (fits(messages, limits)) {
      return { messages, dropped: memory.dropped, reuses: true, readAhead: memory.readAhead };
    }
  }

  const escaped = history.map(({ role, content }): ChatMessage => ({ role, content: escape(content) }));
  return {
    ...fitWindow([systemMessage, ...escaped, ...newest], windowLimits(limits), atLeast),
    reuses: false,
  };
}

/** What the engine holds after it answered `prompt` with `reply`, of which the visitor sees `visible`. */
export function remember(
  conversation: readonly ChatMessage[],
  prompt: EnginePrompt,
  reply: { readonly stored: string; readonly visible: string },
): EngineMemory {
  const { messages, ...sent } = whatWasSent(conversation, prompt);
  return { ...sent, announced: prompt.dropped, messages: [...messages, { role: 'assistant', ...reply }] };
}

/** Tokens that a question may have without making the engine read older messages again. */
export const usualQuestion = 160;

/**
 * What the engine should read before the next question of this conversation is known; undefined where it holds that. A
 * question that waits for its reply is left out: the next one is joined with it.
 */
export function buildPrimer(
  conversation: readonly ChatMessage[],
  memory: EngineMemory | undefined,
  limits: PromptLimits,
): EnginePrompt | undefined {
  const asked = [...conversation, unknownQuestion];
  const { messages, dropped } = buildPrompt(asked, memory, {
    ...limits,
    reply: limits.reply + usualQuestion,
  });
  const holdsIt =
    memory?.dropped === dropped && continues(memory, systemText(asked), turnsOf(asked).slice(0, -1));
  const read = messages.slice(0, -1);
  return holdsIt ? undefined : { messages: read, dropped, reuses: false, readAhead: read.length };
}

/** What the engine holds after it has read `primer`. */
export function rememberPrimer(conversation: readonly ChatMessage[], primer: EnginePrompt): EngineMemory {
  return { ...whatWasSent([...conversation, unknownQuestion], primer), announced: 0 };
}

const unknownQuestion: ChatMessage = { role: 'user', content: '' };

/** The turns of the conversation that are part of the prompt, as the visitor sees them and as they were sent. */
function whatWasSent(
  conversation: readonly ChatMessage[],
  { messages, dropped, readAhead }: EnginePrompt,
): Omit<EngineMemory, 'announced'> {
  const turns = turnsOf(conversation).slice(dropped);
  const sent = messages.slice(1).map(({ role, content }, index): StoredMessage => {
    const visible = turns[index]?.content ?? '';
    return { role: role === 'assistant' ? 'assistant' : 'user', visible, stored: content };
  });
  return { system: systemText(conversation), dropped, readAhead, messages: sent };
}

function systemText(conversation: readonly ChatMessage[]): string {
  return conversation.find(({ role }) => role === 'system')?.content ?? '';
}

function turnsOf(conversation: readonly ChatMessage[]): ChatMessage[] {
  return alternate(conversation.filter(({ role }) => role !== 'system'));
}

function continues(memory: EngineMemory, system: string, history: readonly ChatMessage[]): boolean {
  if (memory.system !== system || history.length - memory.dropped !== memory.messages.length) return false;
  return memory.messages.every(({ role, visible }, index) => {
    const message = history[memory.dropped + index];
    // The chat may have trimmed the reply.
    return message?.role === role && message.content.trim() === visible.trim();
  });
}

/**
 * Questions and replies in alternation, with a question first and last, because the template's separators alternate. A
 * question without a reply is joined with the next one.
 */
function alternate(turns: readonly ChatMessage[]): ChatMessage[] {
  const result: ChatMessage[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.role === turn.role) {
      result[result.length - 1] = { role: turn.role, content: `${last.content}\n\n${turn.content}` };
    } else if (last || turn.role === 'user') {
      result.push(turn);
    }
  }
  return result;
}

function fits(messages: readonly ChatMessage[], limits: PromptLimits): boolean {
  const { tokensOf } = windowLimits(limits);
  const tokens = messages.reduce((sum, message) => sum + tokensOf(message), 0);
  return tokens + limits.reply <= limits.contextWindow;
}

function windowLimits({ contextWindow, reply, bytesPerToken }: PromptLimits): WindowLimits {
  return {
    contextWindow,
    reply,
    tokensOf: (message) => promptBytes([message]) / bytesPerToken + tokensPerMessage,
  };
}

/** A low estimate: Qwen's tokens hold four bytes or more of English, about three of French. */
export const cautiousBytesPerToken = 3;

function promptBytes(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + new TextEncoder().encode(content).length, 0);
}

/** Measured on a prompt that the engine read as a whole, less a tenth, since the conversation may change its language. */
export function measureBytesPerToken(
  prompt: EnginePrompt,
  promptTokens: number | undefined,
): number | undefined {
  if (prompt.reuses || !promptTokens) return undefined;
  return 0.9 * (promptBytes(prompt.messages) / promptTokens);
}

/** web-llm passes text through `String.replace`, where `$$` stands for `$`. */
export function escapeDollars(text: string): string {
  return text.replaceAll('$', '$$$$');
}
