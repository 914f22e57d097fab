import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Figures, ReplyFigures, figuresOf } from '../../../../src/app/panel/ReplyFigures';
import { panelWords } from '../../../../src/app/words.en';
import { newReply, type Reply } from '../../../../src/chat/core/message';

function textOf(figures: Figures): string {
  const html = renderToStaticMarkup(
    <ReplyFigures figures={figures} words={panelWords.newestReply} language="en" />,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('rounds large figures to whole numbers', () => {
  expect(textOf({ tokensPerSecond: 41.7, promptTokens: 1320 })).toBe('Tokens a second 42 Tokens read 1,320');
});

it('shows a slow model and a quick one as more than zero', () => {
  const text = textOf({ tokensPerSecond: 0.04, prefillTokensPerSecond: 3.456, firstCharacterMs: 2 });
  expect(text).toContain('Tokens a second 0.04');
  expect(text).toContain('Tokens read a second 3.5');
  expect(text).toContain('0.01 s');
});

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
