import { expect, it } from 'vitest';
import { figuresOf } from '../../../../src/app/panel/ReplyFigures';
import { newReply, type Reply } from '../../../../src/chat/core/message';

const oneSecond: Reply['timings'] = { firstCharacterMs: 320, firstDeltaMs: 300, receivedMs: 1300 };

function figures(stats: Reply['stats'], timings = oneSecond) {
  return figuresOf({ ...newReply('r'), modelName: 'Qwen3 14B', stats, timings });
}

it.each([Number.NaN, Infinity, -Infinity, 0, -3, undefined])('leaves out a figure of %s', (figure) => {
  const rates = { prefillTokensPerSecond: figure, decodeTokensPerSecond: figure };
  const stats = { promptTokens: figure, completionTokens: figure, ...rates };
  const { modelName, firstCharacterMs, ...rest } = figures(stats);
  expect([modelName, firstCharacterMs]).toEqual(['Qwen3 14B', 320]);
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
});

it('measures a rate from the first text to the end where the backend has none', () => {
  expect(figures({ completionTokens: 50 }).tokensPerSecond).toBe(50);
});
