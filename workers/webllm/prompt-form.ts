import type { ChatOptions } from '@mlc-ai/web-llm';
import type { PromptForm } from './protocol';

/** The part of `mlc-chat-config.json` that decides how a conversation becomes a prompt. */
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
  readonly chatOptions: ChatOptions;
  readonly form: PromptForm;
  /** The model's template knows an empty think block, so `enable_thinking: false` may be asked for. */
  readonly canThink: boolean;
}

/** web-llm allocates the KV cache for the whole window at load; its own Qwen records all use this one. */
const maxContextWindow = 4096;

/** Reads from a model's configuration how to load it and how to speak to it. */
export function engineSetup(id: string, config: ModelConfig): EngineSetup {
  const chatML = isChatML(config);
  const slides = (config.sliding_window_size ?? -1) > 0;
  const contextWindow = Math.min(positive(config.context_window_size) ?? maxContextWindow, maxContextWindow);
  return {
    chatOptions: {
      ...(!slides && { context_window_size: contextWindow }),
      ...(chatML && { conv_config: exactChatML }),
    },
    form: { contextWindow, escapeMessages: !chatML },
    canThink: chatML && /qwen-?3/i.test(`${config.model_type ?? ''} ${id}`) && !/qwen3-.*instruct/i.test(id),
  };
}

/**
 * Makes web-llm's prompt exact ChatML both when it reads a whole conversation and when it reuses its KV cache. The
 * engine joins role, content and `seps[i % 2]`, and on reuse it reads only the newest turn; the stop token that
 * ended the reply before was sampled but never read. So the end of a reply is written at the start of the next turn.
 * Without role templates the engine does not put messages through `String.replace`, where `$$` would become `$`.
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
