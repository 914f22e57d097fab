import type { Locator, Page } from 'playwright';
import type { AssistantWords, SiteWords } from '../../../../words/en.ts';

/** What a visitor sees of a reply that has ended. */
export interface SeenReply {
  readonly markdown: string;
  /** Undefined if the reply is whole. */
  readonly failure?: string | undefined;
  /** The value of `data-backend`. */
  readonly backend: string | undefined;
}

/** What the page shows of the model. */
export type ModelState =
  | { readonly is: 'ready'; readonly modelName: string }
  /** A button that has to be clicked first. */
  | { readonly is: 'asking'; readonly consent: Locator }
  | { readonly is: 'loading'; readonly progress: string }
  | { readonly is: 'failed'; readonly sentence: string; readonly retry?: Locator | undefined }
  | { readonly is: 'unknown' };

/** A visitor of a built site: every element is found by the names of `docs/contract.md#what-can-be-seen`. */
export interface SitePage {
  open(): Promise<void>;
  modelState(): Promise<ModelState>;
  /** In megabytes; undefined where the site shows none. Closes the chat and opens it again. */
  modelSize(): Promise<number | undefined>;
  newChat(): Promise<void>;
  /** Sends a question in the chat in view. Resolves when its reply has ended. */
  send(question: string, onFirstWord?: () => void): Promise<SeenReply>;
  /** What the chat says about the model where it does not answer. */
  note(): Promise<string | undefined>;
}

export function createSitePage(
  page: Page,
  url: string,
  { page: pageWords, chat: chatWords, copy, localModel: localModelWords }: SiteWords & AssistantWords,
): SitePage {
  // With the maker where it is known, and without.
  const modelSentence = sentenceOf(chatWords.model(gap, true), chatWords.model(gap, true, anyMaker));
  const dialog = page.getByRole('dialog');
  const card = dialog.getByRole('region', { name: localModelWords.cardTitle });
  const noteBox = dialog.getByRole('note', { name: localModelWords.noteLabel });
  const header = dialog.getByText(modelSentence);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function openAssistant(): Promise<void> {
    await button(pageWords.openAssistant).click();
    await dialog.waitFor();
  }

  async function note(): Promise<string | undefined> {
    // The reason stands in a closed `details`.
    return (
      oneLine((await noteBox.locator(':scope > details > summary, p').allTextContents()).join(' ')) ||
      undefined
    );
  }

  return {
    note,

    async open() {
      await holdCopies(page);
      await page.goto(url);
      await openAssistant();
    },

    async modelState() {
      const modelName = modelSentence
        .exec(await textOf(header))
        ?.slice(1)
        .find(Boolean);
      if (modelName !== undefined) return { is: 'ready', modelName };
      for (const name of [localModelWords.consent, localModelWords.start]) {
        const consent = card.getByRole('button', { name, exact: true });
        if ((await consent.count()) > 0) return { is: 'asking', consent: consent.first() };
      }
      const [progress] = await card
        .getByRole('progressbar')
        .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuetext') ?? ''));
      if (progress !== undefined) return { is: 'loading', progress };
      const sentence = await note();
      if (sentence === undefined) return { is: 'unknown' };
      const retry = noteBox.getByRole('button', { name: localModelWords.retryHere, exact: true });
      return { is: 'failed', sentence, retry: (await retry.count()) > 0 ? retry.first() : undefined };
    },

    async modelSize() {
      await dialog.getByRole('button', { name: chatWords.close, exact: true }).click();
      await button(pageWords.panel.open).click();
      const panel = page.getByRole('region', { name: localModelWords.stored.label });
      await panel.waitFor();
      const size = megabytesIn(oneLine(await panel.innerText()));
      await button(pageWords.panel.close).click();
      await openAssistant();
      return size;
    },

    async newChat() {
      await dialog.getByRole('button', { name: chatWords.newChat, exact: true }).click();
      await dialog.locator('[data-role="user"]').first().waitFor({ state: 'detached' });
    },

    async send(question, onFirstWord) {
      const asked = await dialog.locator('[data-role="user"]').count();
      const box = dialog.getByRole('textbox');
      await box.fill(question);
      await box.press('Control+Enter');
      await dialog.locator('[data-role="user"]').nth(asked).waitFor();
      const reply = dialog.locator('[data-role="assistant"]').last();
      const ended = reply.and(dialog.locator(endedReply));
      await reply.and(dialog.locator(begunReply)).waitFor({ timeout: 0 });
      onFirstWord?.();
      await ended.waitFor({ timeout: 0 });
      const reader = { copyMessage: chatWords.copyMessage, copy };
      return readReply(page, ended, reader);
    },
  };
}

const endedReply =
  '[data-role="assistant"][data-backend]:is([data-status="done"], [data-status="failed"], [data-status="stopped"])';

const begunReply = `${endedReply}, [data-role="assistant"][data-status="printing"]`;

interface ReplyWords {
  /** Names the button. */
  readonly copyMessage: string;
  readonly copy: Pick<AssistantWords['copy'], 'writtenBy'>;
}

async function readReply(
  page: Page,
  reply: Locator,
  { copyMessage, copy: copyWords }: ReplyWords,
): Promise<SeenReply> {
  const backend = (await reply.getAttribute('data-backend')) ?? undefined;
  const isDone = (await reply.getAttribute('data-status')) === 'done';
  const copy = reply.getByRole('button', { name: copyMessage, exact: true });
  const hasText = (await copy.count()) > 0;
  const markdown = hasText ? withoutAttribution(await copied(page, copy), copyWords) : '';
  const notes = reply.locator('.ending-notes > p').first();
  const failure =
    isDone && hasText ? undefined : oneLine(await textOf(notes)) || 'The reply did not end well.';
  return { markdown, failure, backend };
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

async function copied(page: Page, button: Locator): Promise<string> {
  const before = await page.evaluate(() => window.talkingCvEvalCopies?.length ?? 0);
  await button.click();
  const text = await page.waitForFunction((count) => window.talkingCvEvalCopies?.[count], before);
  return (await text.jsonValue()) ?? '';
}

/** Stands for what a sentence is made from. */
const gap = '\u0001';
const anyMaker = '\u0002';

/** The line that the site adds to a copy is none of the model's. */
export function withoutAttribution(
  markdown: string,
  { writtenBy }: Pick<AssistantWords['copy'], 'writtenBy'>,
): string {
  const written = pattern(writtenBy(gap, gap, gap)).replaceAll(gap, '.+');
  return markdown.replace(new RegExp(`\\n\\n${written}$`), '');
}

/** What the chat's header says once a model answers; the one group that is not empty is its name. */
function sentenceOf(...texts: readonly string[]): RegExp {
  const patterns = texts.map((text) => pattern(text).replace(gap, '(.+)').replace(anyMaker, '.+'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** The first size in a text, such as "350 MB" or "1.2 GB", in megabytes. */
export function megabytesIn(text: string): number | undefined {
  const found = /(\d+(?:[.,]\d+)?)\s?(kB|ko|MB|Mo|GB|Go)\b/.exec(text);
  const [, figure = '', unit = ''] = found ?? [];
  const factor = { kB: 0.001, ko: 0.001, MB: 1, Mo: 1, GB: 1000, Go: 1000 }[unit];
  return factor === undefined
    ? undefined
    : Number((Number(figure.replace(',', '.')) * factor).toPrecision(6));
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
