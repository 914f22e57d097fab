import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeWebGpu } from '../../../../src/app/panel/Panel';
import { type Figures, ReplyFigures, figuresOf } from '../../../../src/app/panel/ReplyFigures';
import { panelWords } from '../../../../src/app/words.en';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { localModelWords } from '../../../support/words';

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

const gpuWith = (info: Partial<GPUAdapterInfo>) => ({
  requestAdapter: async () =>
    ({ info: { vendor: '', architecture: '', description: '', ...info } }) as GPUAdapter,
});

describe('what the panel says of WebGPU', () => {
  it('says that the adapter is only software', async () => {
    expect(
      await describeWebGpu(gpuWith({ description: 'SwiftShader', isFallbackAdapter: true }), localModelWords),
    ).toBe(`${localModelWords.unsupported['software-adapter']} · SwiftShader`);
  });

  it('says that the browser has no WebGPU, finds no adapter, or fails to request one', async () => {
    expect(await describeWebGpu(undefined, localModelWords)).toBe(localModelWords.unsupported['no-webgpu']);
    expect(await describeWebGpu({ requestAdapter: async () => null }, localModelWords)).toBe(
      localModelWords.unsupported['no-adapter'],
    );
    expect(
      await describeWebGpu({ requestAdapter: () => Promise.reject(new Error('blocked')) }, localModelWords),
    ).toBe(localModelWords.unsupported['no-adapter']);
  });
});
