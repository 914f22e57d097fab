import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Figures, ReplyFigures } from '../../../../src/app/panel/ReplyFigures';
import { panelWords } from '../../../../src/app/words.en';

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
