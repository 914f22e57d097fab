import { type EngineFacts, familyOf } from '../../src/models/known/families';
import { rawTemplate } from './engine-request';
import type { EngineSetup } from './engine-types';

/** The part of `mlc-chat-config.json` that the worker reads. */
export interface ModelConfig {
  readonly model_type?: string;
  readonly context_window_size?: number;
  readonly sliding_window_size?: number;
  readonly tokenizer_files?: readonly string[];
  readonly conv_template?: {
    readonly system_template?: string;
    readonly roles?: Readonly<Record<string, string>>;
    readonly role_templates?: Readonly<Record<string, string>>;
    readonly seps?: readonly string[];
    readonly stop_token_ids?: readonly number[];
  };
}

/** Tokens. web-llm allocates the KV cache for the whole window at load; its own Qwen records use this size. */
const usualContextWindow = 4096;

/**
 * Derives from a model's configuration, its tokenizer and our table how to load the model and how to build prompts for it.
 *
 * @throws Error naming the model where these disagree on the tokens that end a reply
 */
export function engineSetup(id: string, config: ModelConfig, tokenizer = ''): EngineSetup {
  const chatML = isChatML(config);
  const facts = (familyOf(id) ?? familyOf(config.model_type ?? ''))?.engine;
  const configured = config.conv_template?.stop_token_ids ?? [];
  const stopTokens =
    facts && chatML
      ? checkedStopTokens(id, configured, stopTokensIn(tokenizer) ?? facts.stopTokens)
      : configured;
  const stops = stopTokens.length > 0 ? { stop_token_ids: [...stopTokens] } : {};
  const slides = (config.sliding_window_size ?? -1) > 0;
  const largest = facts?.contextWindow ?? usualContextWindow;
  const contextWindow = Math.min(positive(config.context_window_size) ?? largest, largest);
  return {
    // web-llm merges these over the model's configuration, so a key must be absent where it does not apply.
    chatOptions: {
      ...(slides ? {} : { context_window_size: contextWindow }),
      ...(chatML ? { conv_config: { ...rawTemplate, ...stops } } : {}),
      ...(facts?.historySize === undefined ? {} : { max_history_size: facts.historySize }),
    },
    form: { contextWindow, escapeMessages: !chatML, canReadAhead: chatML && stopTokens.length > 0 },
    canThink: chatML && facts?.canThink === true,
    isChatML: chatML,
    stopTokens,
    sampling: facts?.sampling,
  };
}

function isChatML({ conv_template: template }: ModelConfig): boolean {
  return (
    template?.system_template === '<|im_start|>system\n{system_message}<|im_end|>\n' &&
    template.roles?.['user'] === '<|im_start|>user' &&
    (template.roles['assistant'] ?? '').startsWith('<|im_start|>assistant')
  );
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

/** What a `tokenizer.json` calls the two marks; undefined for a file that does not tell. */
function stopTokensIn(tokenizer: string): EngineFacts['stopTokens'] | undefined {
  try {
    const { added_tokens: added } = JSON.parse(tokenizer) as {
      readonly added_tokens?: readonly { readonly id: number; readonly content: string }[];
    };
    const idOf = (mark: string) => added?.find(({ content }) => content === mark)?.id;
    const [endOfText, endOfMessage] = [idOf('<|endoftext|>'), idOf('<|im_end|>')];
    return endOfText === undefined || endOfMessage === undefined ? undefined : [endOfText, endOfMessage];
  } catch {
    return undefined;
  }
}

/** Some published configurations of Qwen3.5 name these, which are words in its vocabulary. */
const qwen2Stops = [151643, 151645];

/**
 * The tokens that end a reply of a model of our table: those of its configuration where they are its tokenizer's, and the
 * tokenizer's where the configuration names Qwen2's or none.
 *
 * @throws Error naming the model where the configuration fits neither
 */
function checkedStopTokens(
  id: string,
  configured: readonly number[],
  expected: EngineFacts['stopTokens'],
): readonly number[] {
  const within = (allowed: readonly number[]) => configured.every((token) => allowed.includes(token));
  if (configured.length > 0 && within(expected)) return configured;
  if (within(qwen2Stops)) return expected;
  throw new Error(
    `The configuration of ${id} ends replies by the tokens ${configured.join(', ')}, its tokenizer by ${expected.join(', ')}.`,
  );
}
