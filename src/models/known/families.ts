/**
 * What sets one generation of Qwen apart from another, for every backend. Sources: Qwen's model cards (thinking, the soft
 * switch, stop tokens, sampling, languages), web-llm 0.2.86 and mlc-llm (hybrid state); docs/models.md tells what is measured.
 */
export interface ModelFamily {
  readonly name: 'Qwen2.5' | 'Qwen3' | 'Qwen3.5';
  /** How a request keeps it from thinking: by a suffix of the question, or by a field of its template. */
  readonly thinkingSwitch?: 'suffix' | 'field' | undefined;
  readonly languages: number;
  /** What the engine in the browser must know. */
  readonly engine: EngineFacts;
}

/** Plain data: the page hands it to the worker. */
export interface EngineFacts {
  /** Tokens that end a reply, by their texts in the tokenizer: `<|endoftext|>`, `<|im_end|>`. */
  readonly stopTokens: readonly [endOfText: number, endOfMessage: number];
  readonly canThink: boolean;
  /** Tokens. A window costs 112 kB a token in Qwen3, and 12 in a hybrid of the same size. */
  readonly contextWindow: number;
  /** States of a hybrid's recurrent layers that are kept. The engine cannot go back, so one is all that it needs. */
  readonly historySize?: number | undefined;
  /** In place of the site's own; web-llm has no `top_k`. */
  readonly sampling?: {
    readonly temperature: number;
    readonly topP: number;
    readonly presencePenalty?: number;
  };
}

const qwen2Stops = [151643, 151645] as const;

const qwen25: ModelFamily = {
  name: 'Qwen2.5',
  languages: 29,
  engine: { stopTokens: qwen2Stops, canThink: false, contextWindow: 4096 },
};
const qwen3: ModelFamily = {
  name: 'Qwen3',
  thinkingSwitch: 'suffix',
  languages: 119,
  engine: { stopTokens: qwen2Stops, canThink: true, contextWindow: 4096 },
};
const qwen35: ModelFamily = {
  name: 'Qwen3.5',
  thinkingSwitch: 'field',
  languages: 201,
  engine: {
    stopTokens: [248044, 248046],
    canThink: true,
    contextWindow: 8192,
    historySize: 1,
    sampling: { temperature: 0.6, topP: 0.8 },
  },
};

/** A version after the name, and no size: `qwen-7b` has none. Hosts write its dot as `.`, `_` or `p`. */
const version = /qwen[-_ ]?(\d)(?:[._p](\d+))?(?![\d._]*b)/i;

/** The family of a model by its name at any backend; undefined for a name that tells none. */
export function familyOf(model: string): ModelFamily | undefined {
  const [, major, minor = '0'] = version.exec(model) ?? [];
  if (major === undefined) return undefined;
  const generation = Number(`${major}.${minor}`);
  if (generation >= 3.5) return qwen35;
  if (generation === 3) return /instruct/i.test(model) ? withoutThinking : qwen3;
  return generation === 2 || generation === 2.5 ? qwen25 : undefined;
}

/** Qwen3's later Instruct models were trained without think blocks. Their names are Qwen3's, and so is the suffix. */
const withoutThinking: ModelFamily = { ...qwen3, engine: { ...qwen3.engine, canThink: false } };
