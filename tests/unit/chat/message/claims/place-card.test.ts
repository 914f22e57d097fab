import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeCard } from '../../../../../src/chat/message/claims/place-card';

const bounds = { left: 0, top: 0, right: 320, bottom: 600 };
const card = { width: 300, height: 120 };

function at(mark: { left: number; top: number; width: number; height: number }) {
  const { left, top, width, height } = mark;
  return placeCard({ mark: { left, top, right: left + width, bottom: top + height }, card, bounds });
}

it('stands below its statement, and above where only that has room', () => {
  expect(at({ left: 12, top: 100, width: 80, height: 20 })).toEqual({ left: 12, top: 126 });
  expect(at({ left: 12, top: 500, width: 80, height: 20 })).toEqual({ left: 12, top: 374 });
});

it('begins where a statement from right to left begins', () => {
  const mark = { left: 60, top: 100, right: 310, bottom: 120 };
  expect(placeCard({ mark, card, bounds, isRightToLeft: true }).left).toBe(10);
});

it('stays inside the chat, wherever the statement is', () => {
  const number = fc.integer({ min: -200, max: 800 });
  fc.assert(
    fc.property(number, number, fc.nat(300), fc.nat(300), (left, top, width, height) => {
      const place = at({ left, top, width, height });
      expect(place.left).toBeGreaterThanOrEqual(bounds.left);
      expect(place.left + card.width).toBeLessThanOrEqual(bounds.right);
      expect(place.top).toBeGreaterThanOrEqual(bounds.top);
      expect(place.top + card.height).toBeLessThanOrEqual(bounds.bottom);
    }),
  );
});
