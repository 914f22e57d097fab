import { expect, it, vi } from 'vitest';
import { withoutHalfUnit } from '../../../../src/streaming/typewriter/graphemes';
import { createTypewriter } from '../../../../src/streaming/typewriter/typewriter';
import { createStepClock } from '../../../support/step-clock';

vi.mock('../../../../src/streaming/typewriter/graphemes', async (load) => {
  const graphemes = await load<typeof import('../../../../src/streaming/typewriter/graphemes')>();
  return { ...graphemes, withoutHalfUnit: vi.fn(graphemes.withoutHalfUnit) };
});

it('reads the text once a frame, however many deltas came', () => {
  const clock = createStepClock();
  const reveals: number[] = [];
  const typewriter = createTypewriter({
    clock,
    msPerCharacter: 5,
    onReveal: (shown) => reveals.push(shown),
    onFinish() {},
  });
  let text = '';
  for (let frame = 0; frame < 10; frame++) {
    for (let delta = 0; delta < 1000; delta++) typewriter.setText((text += 'x'), false);
    clock.frame(20);
  }
  expect(vi.mocked(withoutHalfUnit)).toHaveBeenCalledTimes(10);
  expect(reveals.at(-1)).toBe(40);
});
