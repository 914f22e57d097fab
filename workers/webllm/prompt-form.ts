import type { ChatOptions } from '@mlc-ai/web-llm';
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
  };
}

export interface EngineSetup {
  /** Options for the engine's `reload`. */
  readonly chatOptions: ChatOptions;
  readonly form: PromptForm;
  /** True if the model was trained with think blocks, so that `enable_thinking: false` may be requested. */
  readonly canThink: boolean;
}

/** Tokens. web-llm allocates the KV cache for the whole window at load; its own Qwen records use this size. */
const maxContextWindow = 4096;

/** Derives from a model's configuration how to load the model and how to build prompts for it. */
export function engineSetup(id: string, config: ModelConfig): EngineSetup {
  const chatML = isChatML(config);
  const slides = (config.sliding_window_size ?? -1) > 0;
  const contextWindow = Math.min(positive(config.context_window_size) ?? maxContextWindow, maxContextWindow);
  return {
    chatOptions: chatOptions(chatML, slides ? undefined : contextWindow),
    form: { contextWindow, escapeMessages: !chatML },
    canThink: chatML && /qwen-?3/i.test(`${config.model_type ?? ''} ${id}`) && !/qwen3-.*instruct/i.test(id),
  };
}

/** web-llm merges these options over the model's configuration, so a key must be absent where it does not apply. */
function chatOptions(chatML: boolean, contextWindow: number | undefined): ChatOptions {
  const options: ChatOptions = {};
  if (contextWindow !== undefined) options.context_window_size = contextWindow;
  if (chatML) options.conv_config = exactChatML;
  return options;
}

/**
 * Makes web-llm's prompt exact ChatML, for a whole conversation and when the KV cache is reused. On reuse the engine
 * feeds only the newest turn, and it never fed the stop token that ended the reply before: so the end of a reply is
 * written at the start of the next turn. Without role templates messages do not pass through `String.replace`.
 */
const exactChatML = {
  system_template: '<|im_start|>system\n{system_message}',
  roles: {
    user: '<|im_end|>\n<|im_start|>user',
    assistant: '<|im_start|>assistant',
    tool: '<|im_end|>\n<|im_start|>user',
  },
  role_templates: {},
  role_content_sep: '\n',
  role_empty_sep: '\n',
  seps: ['<|im_end|>\n', ''],
};

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
