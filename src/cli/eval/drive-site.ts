import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { estimateTokens } from '../../backends/fit-window.ts';
import type { AssistantWords, SiteWords } from '../../words/en.ts';
import type { AskedReply, EvalBackend } from './made-question.ts';
import { messageOf } from '../../shared/attempt.ts';

interface DriveSiteOptions {
  readonly page: Page;
  readonly url: string;
  readonly words: SiteWords & AssistantWords;
  /** The system message that the built site sends. */
  readonly sitePrompt: string;
  readonly say?: ((line: string) => void) | undefined;
  readonly close: () => Promise<void>;
}

/** A page that shows neither a model nor a reason for none is broken. */
const patienceMs = 60_000;
const pollMs = 250;
/** A graphics processor that was lost comes back; a model that it cannot hold does not. */
const mostRetries = 2;

const otherPrompt =
  'The built site has another prompt than this run: it is made from another CV, or by another version. Build the site from this CV.';
const noModel = 'The site shows neither a model nor why there is none: was it built for the browser?';

const endedReply =
  '[data-role="assistant"][data-backend]:is([data-status="done"], [data-status="failed"], [data-status="stopped"])';
const begunReply = `${endedReply}, [data-role="assistant"][data-status="printing"]`;

/**
 * A visitor of a built site, who finds every element by the names of `docs/contract.md#what-can-be-seen`, agrees to the model,
 * waits until it is ready, then asks each question in a new chat. What the visitor said before is really asked, since a
 * page cannot be told what it has answered.
 *
 * @throws Error with the page's sentence where the model does not run
 */
export async function driveSite(options: DriveSiteOptions): Promise<EvalBackend> {
  const { page, url, sitePrompt, say, close } = options;
  const { page: pageWords, chat: chatWords, localModel } = options.words;
  // With the maker where it is known, and without.
  const modelSentence = sentenceOf(chatWords.model(gap, true), chatWords.model(gap, true, anyMaker));
  const dialog = page.getByRole('dialog');
  const card = dialog.getByRole('region', { name: localModel.cardTitle });
  const noteBox = dialog.getByRole('note', { name: localModel.noteLabel });

  await holdCopies(page);
  await page.goto(url);
  await button(page.locator('body'), pageWords.openAssistant).click();
  await dialog.waitFor();
  const modelName = await untilReady();

  return {
    modelName,
    dispose: close,
    async ask(messages) {
      const system = messages.find(({ role }) => role === 'system');
      const isOther = system !== undefined && system.content !== sitePrompt;
      if (isOther) return { text: '', seconds: 0, error: otherPrompt, isFatal: true };
      try {
        await untilReady();
        await button(dialog, chatWords.newChat).click();
        await dialog.locator('[data-role="user"]').first().waitFor({ state: 'detached' });
        let last: AskedReply & { isFatal?: boolean } = {
          text: '',
          seconds: 0,
          error: 'There is no question.',
        };
        for (const { role, content } of messages) {
          if (role !== 'user') continue;
          last = await send(content);
          if (last.error !== undefined) break;
        }
        return last;
      } catch (error) {
        return { text: '', seconds: 0, error: messageOf(error), isFatal: true };
      }
    },
  };

  /** The model's name. Throws an Error with the page's sentence. */
  async function untilReady(): Promise<string> {
    let said = '';
    let unknownSince: number | undefined;
    for (let retries = 0; ; await pause(pollMs)) {
      const ready = modelSentence.exec(await textOf(dialog.getByText(modelSentence)));
      if (ready) return ready.slice(1).find(Boolean) ?? '';
      const consent = button(card, localModel.consent).or(button(card, localModel.start)).first();
      const [progress] = await card
        .getByRole('progressbar')
        .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuetext') ?? ''));
      const problem = await note();
      const isAsking = (await consent.count()) > 0;
      if (isAsking) await click(consent);
      else if (progress === undefined && problem !== undefined) {
        const retry = button(noteBox, localModel.retryHere).first();
        if (retries === mostRetries || (await retry.count()) === 0) throw new Error(problem);
        retries += 1;
        await click(retry);
      }
      const isUnknown = !isAsking && progress === undefined && problem === undefined;
      unknownSince = isUnknown ? (unknownSince ?? performance.now()) : undefined;
      if (unknownSince !== undefined && performance.now() - unknownSince > patienceMs)
        throw new Error(noModel);
      const line = isAsking
        ? 'Agreeing to the model'
        : progress === undefined
          ? 'Waiting for the site'
          : `Loading the model: ${progress}`;
      if (line !== said) say?.(line);
      said = line;
    }
  }

  /** What the chat says about the model where it does not answer. The reason stands in a closed `details`. */
  async function note(): Promise<string | undefined> {
    const texts = await noteBox.locator(':scope > details > summary, p').allTextContents();
    return oneLine(texts.join(' ')) || undefined;
  }

  async function send(question: string): Promise<AskedReply & { isFatal?: boolean }> {
    const began = performance.now();
    const since = () => (performance.now() - began) / 1000;
    const questions = dialog.locator('[data-role="user"]');
    const asked = await questions.count();
    const box = dialog.getByRole('textbox');
    await box.fill(question);
    await box.press('Control+Enter');
    await questions.nth(asked).waitFor();
    const newest = dialog.locator('[data-role="assistant"]').last();
    const reply = newest.and(dialog.locator(endedReply));
    await newest.and(dialog.locator(begunReply)).waitFor({ timeout: 0 });
    const firstSeconds = since();
    await reply.waitFor({ timeout: 0 });
    const seconds = since();

    const backend = await reply.getAttribute('data-backend');
    if (backend !== 'webllm') {
      const error = (await note()) ?? 'The model on this device no longer answers.';
      // Quotes are the fallback of a model that may come back; a hosted model is another one.
      return { text: '', seconds, error, ...(backend === 'quotes' ? {} : { isFatal: true }) };
    }
    const copy = button(reply, chatWords.copyMessage);
    const hasText = (await copy.count()) > 0;
    const isWhole = hasText && (await reply.getAttribute('data-status')) === 'done';
    const text = hasText ? withoutAttribution(await copied(copy), chatWords) : '';
    const ending = reply.locator('.ending-notes > p').first();
    return {
      text,
      seconds,
      firstSeconds,
      // By estimate: the page shows no count. A reply that came in one piece tells nothing.
      tokensPerSecond: seconds > firstSeconds ? estimateTokens(text) / (seconds - firstSeconds) : undefined,
      error: isWhole ? undefined : oneLine(await textOf(ending)) || 'The reply did not end well.',
    };
  }

  async function copied(copy: Locator): Promise<string> {
    const before = await page.evaluate(() => window.talkingCvEvalCopies?.length ?? 0);
    await copy.click();
    const text = await page.waitForFunction((count) => window.talkingCvEvalCopies?.[count], before);
    return (await text.jsonValue()) ?? '';
  }
}

function button(within: Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** A button may go while it is clicked: the next look at the page tells. */
async function click(button: Locator): Promise<void> {
  await button.click({ timeout: 5000 }).catch(() => undefined);
}

declare global {
  interface Window {
    /** What the page would have put on the clipboard. */
    talkingCvEvalCopies?: string[];
  }
}

/** The owner goes on working at this computer: the page's copies stay in the page and off the clipboard. */
async function holdCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    window.talkingCvEvalCopies = copies;
    const clipboard: Pick<Clipboard, 'write' | 'writeText'> = {
      async write(items) {
        for (const item of items) copies.push(await (await item.getType('text/plain')).text());
      },
      async writeText(text) {
        copies.push(text);
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
}

/** Stands for what a sentence is made from. */
const gap = '\u0001';
const anyMaker = '\u0002';

/** The line that the site adds to a copy is not the model's. */
function withoutAttribution(markdown: string, { writtenBy }: AssistantWords['chat']): string {
  const written = pattern(writtenBy(gap, gap, gap)).replaceAll(gap, '.+');
  return markdown.replace(new RegExp(`\\n\\n${written}$`), '');
}

/** What the chat's header says once a model answers; the one group that is not empty is its name. */
function sentenceOf(...texts: readonly string[]): RegExp {
  const patterns = texts.map((text) => pattern(text).replace(gap, '(.+)').replace(anyMaker, '.+'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** Empty where there is no such element. One look at the page: what is seen may be gone with the next. */
async function textOf(locator: Locator): Promise<string> {
  return (await locator.allInnerTexts())[0] ?? '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
