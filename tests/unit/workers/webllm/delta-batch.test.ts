import { beforeEach, expect, it, vi } from 'vitest';
import { createDeltaBatch } from '../../../../workers/webllm/generate';

beforeEach(() => {
  vi.useFakeTimers();
});

it('the delta batch sends the first delta at once, then at most one message a frame, and loses nothing', () => {
  const sent: { at: number; text: string }[] = [];
  const now = () => vi.getMockedSystemTime()?.getTime() ?? 0;
  const batch = createDeltaBatch((text) => void sent.push({ at: now(), text }), now);
  for (let token = 0; token < 100; token++) {
    batch.push(`${token},`);
    vi.advanceTimersByTime(3);
  }
  void batch.flush();
  expect(sent[0]?.text).toBe('0,');
  expect(sent.map(({ text }) => text).join('')).toBe(Array.from({ length: 100 }, (_, i) => `${i},`).join(''));
  const gaps = sent.slice(1, -1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});
