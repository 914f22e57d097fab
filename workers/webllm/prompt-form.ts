import type { ChatOptions } from '@mlc-ai/web-llm';
import { rawTemplate } from './chatml';
import type { PromptForm } from './protocol';

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

export interface EngineSetup {
  /** Options for the engine's `reload`. */
  readonly chatOptions: ChatOptions;
  readonly form: PromptForm;
  /** True if the model was trained with think blocks, so that `enable_thinking: false` may be requested. */
  readonly canThink: boolean;
  /** The messages must be written as ChatML, since the engine joins them as they are. */
  readonly isChatML: boolean;
  /** Tokens that end a reply. */
  readonly stopTokens: readonly number[];
}

/** Tokens. web-llm allocates the KV cache for the whole window at load; its own Qwen records use this size. */
const maxContextWindow = 4096;

/** Derives from a model's configuration how to load the model and how to build prompts for it. */
export function engineSetup(id: string, config: ModelConfig): EngineSetup {
  const chatML = isChatML(config);
  const stopTokens = config.conv_template?.stop_token_ids ?? [];
  const slides = (config.sliding_window_size ?? -1) > 0;
  const contextWindow = Math.min(positive(config.context_window_size) ?? maxContextWindow, maxContextWindow);
  return {
    chatOptions: chatOptions(chatML, slides ? undefined : contextWindow),
    form: { contextWindow, escapeMessages: !chatML, canReadAhead: chatML && stopTokens.length > 0 },
    canThink: chatML && /qwen-?3/i.test(`${config.model_type ?? ''} ${id}`) && !/qwen3-.*instruct/i.test(id),
    isChatML: chatML,
    stopTokens,
  };
}

/** web-llm merges these options over the model's configuration, so a key must be absent where it does not apply. */
function chatOptions(chatML: boolean, contextWindow: number | undefined): ChatOptions {
  const options: ChatOptions = {};
  if (contextWindow !== undefined) options.context_window_size = contextWindow;
  if (chatML) options.conv_config = rawTemplate;
  return options;
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
