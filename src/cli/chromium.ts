import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { requireChromium } from './find-chromium.ts';

/** A page that is printed, here or in Playwright. */
export interface PrintedPage {
  pdf(options: PdfOptions): Promise<Buffer>;
}

export interface PdfOptions {
  readonly format: 'A4' | 'Letter';
  readonly preferCSSPageSize: boolean;
  readonly printBackground: boolean;
  readonly tagged: boolean;
  readonly outline: boolean;
}

export interface ChromiumPage extends PrintedPage {
  /** Runs an expression in the page, and waits for its promise. */
  run(expression: string): Promise<void>;
  close(): Promise<void>;
}

/** A Chromium of this computer, driven by its DevTools protocol over a pipe: no port is opened, and no package is needed. */
export interface Chromium {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<ChromiumPage>;
  close(): Promise<void>;
}

const paperInches = { A4: [8.27, 11.7], Letter: [8.5, 11] } as const;

/** What keeps a browser that nobody sees from asking, updating, and drawing letters for a screen. */
const quiet = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--window-size=1280,720',
];

/** How long one step of a page may take: a slow computer draws a long CV in seconds. */
const longestStepMs = 60_000;

/**
 * Starts a Chromium, Chrome or Edge of this computer. Nothing is installed or downloaded.
 *
 * @throws Error saying what to install, or that the program ended
 */
export async function startChromium(command: string, program?: string): Promise<Chromium> {
  const browser = program ?? requireChromium(command);
  const profile = mkdtempSync(join(tmpdir(), 'talking-cv-browser-'));
  const child = spawn(browser, [...quiet, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const protocol = speakTo(child, browser);
  const close = async () => {
    await protocol.send('Browser.close').catch(() => child.kill('SIGKILL'));
    await protocol.ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await protocol.send('Browser.getVersion');
  } catch (error) {
    await close();
    throw error;
  }
  return { open: (address) => openPage(protocol, address), close };
}

async function openPage(protocol: Protocol, address: string): Promise<ChromiumPage> {
  const { targetId } = await protocol.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const toPage = <Reply>(method: string, parameters?: object) =>
    protocol.send<Reply>(method, parameters, sessionId);
  await toPage('Page.enable');
  const hasLoaded = protocol.next('Page.loadEventFired', sessionId);
  const { errorText } = await toPage<{ errorText?: string }>('Page.navigate', { url: address });
  if (errorText !== undefined) throw new Error(`The browser could not open ${address}: ${errorText}`);
  await hasLoaded;
  return {
    run: async (expression) => {
      const { exceptionDetails } = await toPage<{ exceptionDetails?: { text: string } }>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(`The page failed: ${exceptionDetails.text}`);
    },
    pdf: async ({ format, preferCSSPageSize, printBackground, tagged, outline }) => {
      const [paperWidth, paperHeight] = paperInches[format];
      const { data } = await toPage<{ data: string }>('Page.printToPDF', {
        preferCSSPageSize,
        printBackground,
        generateTaggedPDF: tagged,
        generateDocumentOutline: outline,
        paperWidth,
        paperHeight,
        marginTop: 0,
        marginRight: 0,
        marginBottom: 0,
        marginLeft: 0,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await protocol.send('Target.closeTarget', { targetId });
    },
  };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

interface Protocol {
  /** Rejects where the browser refuses, ends, or is silent for longer than a step may take. */
  send<Reply = object>(method: string, parameters?: object, sessionId?: string): Promise<Reply>;
  /** The next event of a page. */
  next(method: string, sessionId: string): Promise<void>;
  /** Resolves when the program has ended. */
  readonly ended: Promise<void>;
}

/** Messages are JSON with a zero byte after each; the browser reads from its third pipe and writes to its fourth. */
function speakTo(child: ChildProcess, program: string): Protocol {
  const [toBrowser, fromBrowser] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<(message: Message) => boolean, (reason: Error) => void>();
  const fail = (sentence: string) => {
    for (const reject of waiting.values()) reject(new Error(sentence));
    waiting.clear();
  };
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    const end = (sentence: string) => {
      isRunning = false;
      fail(sentence);
      resolve();
    };
    child.once('error', ({ message }) => end(`${program} could not be started: ${message}`));
    child.once('exit', () => end(`${program} ended before the PDF was made.`));
  });
  // The exit tells it.
  toBrowser.on('error', () => {});
  let rest = Buffer.alloc(0);
  fromBrowser.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      const message = JSON.parse(rest.toString('utf8', 0, end)) as Message;
      rest = rest.subarray(end + 1);
      for (const take of waiting.keys()) if (take(message)) waiting.delete(take);
    }
  });

  function wait<Value>(what: string, read: (message: Message) => { value: Value } | Error | undefined) {
    return new Promise<Value>((resolve, reject) => {
      const take = (message: Message) => {
        const found = read(message);
        if (found === undefined) return false;
        clearTimeout(timer);
        if (found instanceof Error) reject(found);
        else resolve(found.value);
        return true;
      };
      const timer = setTimeout(() => {
        waiting.delete(take);
        reject(new Error(`${program} did not answer ${what} within ${longestStepMs / 1000} seconds.`));
      }, longestStepMs);
      waiting.set(take, (reason) => {
        clearTimeout(timer);
        reject(reason);
      });
    });
  }

  let sent = 0;
  return {
    ended,
    send: async <Reply>(method: string, params: object = {}, sessionId?: string) => {
      if (!isRunning) throw new Error(`${program} has ended.`);
      const id = ++sent;
      const reply = wait<Reply>(method, (message) =>
        message.id !== id
          ? undefined
          : message.error
            ? new Error(`${program} refused ${method}: ${message.error.message}`)
            : { value: message.result as Reply },
      );
      toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return reply;
    },
    next: (method, sessionId) =>
      wait(method, (message) =>
        message.method === method && message.sessionId === sessionId ? { value: undefined } : undefined,
      ),
  };
}
