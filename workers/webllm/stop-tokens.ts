import type { EngineFacts } from '../../src/models/known/families';

/** What a `tokenizer.json` calls the two marks; undefined for a file that does not tell. */
export function stopTokensIn(tokenizer: string): EngineFacts['stopTokens'] | undefined {
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
export function checkedStopTokens(
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
