import type { CDPSession, Page } from 'playwright/test';
import { median } from '../bench/stream/measure';
import { ask, lastReply } from './assistant-page';
import { expect } from './test';
import { words } from './words';

/** What the page holds after a full garbage collection. */
export interface Held {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

export async function whatIsHeld(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapBytes: figure('JSHeapUsedSize'),
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
  };
}

/** Asks this many questions in the focused chat, and waits for each whole reply. */
export async function converse(page: Page, turns: number): Promise<void> {
  const replies = page.locator('[data-role="assistant"]');
  const before = await replies.count();
  for (let turn = 1; turn <= turns; turn += 1) {
    await ask(page, `Question ${turn} [scenario: instant]`);
    await expect(replies).toHaveCount(before + turn);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    // Its statements are marked beside the text: what they hold counts with their turn.
    await expect(lastReply(page).locator('.claims__line')).toBeVisible();
  }
}

/**
 * Measures the memory of a chat after each window of turns, and after a new chat has replaced it. Every turn draws the
 * same reply, so each window has to add the same amount.
 */
export async function holdALongChat(
  page: Page,
  { windows, turns }: { readonly windows: number; readonly turns: number },
): Promise<{ readonly empty: Held; readonly afterWindow: readonly Held[]; readonly afterwards: Held }> {
  const session = await page.context().newCDPSession(page);
  const newChat = () => page.getByRole('button', { name: words.chat.newChat }).click();
  // The first replies load the code that later ones use.
  await converse(page, 10);
  await newChat();
  const empty = await whatIsHeld(session);
  const afterWindow: Held[] = [];
  for (let window = 0; window < windows; window += 1) {
    await converse(page, turns);
    afterWindow.push(await whatIsHeld(session));
  }
  await newChat();
  const afterwards = await whatIsHeld(session);
  await session.detach();
  return { empty, afterWindow, afterwards };
}

/** Growth from one window to the next, per turn. */
export function growthPerTurn(held: readonly Held[], turns: number): readonly Held[] {
  return held.slice(1).map((each, index) => {
    const before = held[index] ?? each;
    return {
      heapBytes: (each.heapBytes - before.heapBytes) / turns,
      listeners: (each.listeners - before.listeners) / turns,
      nodes: (each.nodes - before.nodes) / turns,
    };
  });
}

export function expectNoLeak(
  { empty, afterWindow, afterwards }: Awaited<ReturnType<typeof holdALongChat>>,
  turns: number,
): void {
  // From the first window on: before it, the chat showed what an empty one does.
  const growth = growthPerTurn(afterWindow, turns);
  const [early, late] = [growth.slice(0, growth.length / 2), growth.slice(-growth.length / 2)];
  // Medians, since something loaded or collected late moves one measurement, and with it two windows: one up, one down.
  for (const held of ['listeners', 'nodes'] as const) {
    const later = median(late.map((each) => each[held])) - median(early.map((each) => each[held]));
    expect(
      Math.abs(later),
      `${held} that a turn adds later beyond those that one added at first`,
    ).toBeLessThan(1);
  }
  // What one turn draws and stores, whatever the earlier turns did. V8 drops compiled code that was not used for a while and
  // compiles it again, 2 MB at a time.
  expect(median(late.map((each) => each.heapBytes))).toBeLessThan(70_000);
  // A hidden chat keeps only its text and its entry in the list.
  expect(afterwards.listeners - empty.listeners).toBeLessThan(5);
  expect(afterwards.nodes - empty.nodes).toBeLessThan(1000);
  expect(afterwards.heapBytes - empty.heapBytes).toBeLessThan(1_000_000 + 2000 * turns * afterWindow.length);
}
