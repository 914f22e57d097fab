/** What a displayed character costs in a chat of 100 turns, as a multiple of what it costs in a new chat. */
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { openAssistant } from '../support/assistant-page';
import { converse } from '../support/memory';
import { expect, test } from '../support/test';
import { median } from './stream/measure';

const turns = 100;
const rounds = 9;
const allowedRatio = 1.2;

/** Milliseconds of the main thread for each displayed character. */
interface Cost {
  readonly script: number;
  /** All tasks of the page itself: scripts, style, layout and painting. */
  readonly task: number;
}

interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

async function openChat(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  // Turns that are not measured are shown at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await openAssistant(page);
  // The first replies load what the later ones use.
  await converse(page, 3);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

async function durations(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  const task = milliseconds('TaskDuration') - milliseconds('DevToolsCommandDuration');
  return { script: milliseconds('ScriptDuration'), task };
}

/**
 * Runs in the page: resolves once a reply beyond the first `count` messages is done. A locator would look through all
 * messages ten times a second, and the page would be charged for it.
 */
async function replyAfter(count: number): Promise<void> {
  const messages = document.getElementsByTagName('article');
  while (messages.length < count + 2 || messages[messages.length - 1]?.dataset['status'] !== 'done')
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** One whole turn, from the question to the end of a reply that is typed out. */
async function measureTurn({ page, session }: Visit): Promise<Cost> {
  await page.bringToFront();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('textarea').focus();
  const before = await page.locator('article').count();
  const { script, task } = await durations(session);
  await page.keyboard.insertText('One more question');
  await page.keyboard.press('Enter');
  await page.evaluate(replyAfter, before);
  const after = await durations(session);
  const reply = page.locator('article').last();
  const characters = (await reply.locator('.markdown').innerText()).length;
  return { script: (after.script - script) / characters, task: (after.task - task) / characters };
}

test(`a character costs as much in a chat of ${turns} turns as in a new one`, async ({ context }) => {
  const fresh = await openChat(context);
  const long = await openChat(context);
  await converse(long.page, turns);

  const costs: { readonly fresh: Cost; readonly long: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await fresh.page.getByRole('button', { name: 'New chat' }).click();
    costs.push({ fresh: await measureTurn(fresh), long: await measureTurn(long) });
  }

  const inNewChat = (what: keyof Cost) => median(costs.map((cost) => cost.fresh[what]));
  const inLongChat = (what: keyof Cost) => median(costs.map((cost) => cost.long[what]));
  for (const what of ['script', 'task'] as const) {
    const [one, other] = [inNewChat(what), inLongChat(what)].map((ms) => Math.round(ms * 1000));
    const ratio = (inLongChat(what) / inNewChat(what)).toFixed(2);
    console.log(
      `${what} time: ${one} µs a character in a new chat, ${other} after ${turns} turns: ${ratio} times`,
    );
  }
  expect(inLongChat('script') / inNewChat('script')).toBeLessThanOrEqual(allowedRatio);
});
