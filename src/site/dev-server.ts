import { mkdtempSync, rmSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { failureHeaders, failurePage, devFileAt, reloadScript, type Speech } from './dev/failure-page.ts';
import { inputsNow } from './dev/inputs.ts';
import { closeServer, type ServedSite, type Handler, siteHandler, listen } from './serve-site.ts';
import { randomUUID } from 'node:crypto';
import { buildSite } from './build-site.ts';
import { serviceWorkerFile } from './file-names.ts';
import type { Settings } from './settings.ts';
import type { OwnerFolder } from './site-content.ts';
import { messageOf } from '../shared/attempt.ts';

export interface DevServerOptions extends Omit<BuildsOptions, 'work'> {
  /** The first of them that is free is taken; 0 is any free one. */
  readonly ports: readonly number[];
  readonly host?: string | undefined;
  /** Waits that many ms; rejects once the signal is aborted. Tests step it. */
  readonly pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Serves the site of an owner's folder, builds it again after each change and reloads the pages that show it. What cannot
 * be built is said in the page and reported, and the server goes on. Resolves once the site, or what is wrong, can be seen.
 *
 * @throws Error in a sentence where all ports are taken
 */
export async function startDevServer(options: DevServerOptions): Promise<ServedSite> {
  const { folder, host = 'localhost', pause = (ms, signal) => wait(ms, undefined, { signal }) } = options;
  const stop = new AbortController();
  const work = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const pages = new Set<ServerResponse>();
  const builds = createBuilds({ ...options, work });

  const server = createServer((request, response) => {
    if (!isLocal(request, host)) return refuse(response, host);
    const path = (request.url ?? '/').replace(/[?#].*/s, '');
    const own = devFileAt(path);
    if (own === 'events') return follow(response, pages, builds.shown().id);
    if (own !== undefined) {
      response.writeHead(200, { 'Content-Type': `${own.type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
      return response.end(own.text);
    }
    return show({ ...builds.shown(), speech: options.speech }, path, request, response);
  });

  let watching: Promise<void> = Promise.resolve();
  const close = async () => {
    stop.abort();
    await Promise.all([watching, closeServer(server)]);
    rmSync(work, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((built, failed) => {
      watching = buildOnChange({
        inputsNow: () => inputsNow(folder, builds.resumeFile()),
        build: async () => {
          const { id } = await builds.build();
          for (const page of pages) page.write(eventOf(id));
          built();
        },
        pause: (ms) => pause(ms, stop.signal),
        signal: stop.signal,
      });
      watching.catch(failed);
    });
    const port = await listen(server, options.ports, host);
    return { url: `http://${host}:${port}${builds.shown().basePath}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** While the site cannot be built its pages say why; what they have loaded goes on working. */
function show(
  { id, basePath, site, failure, speech }: Shown & Pick<BuildsOptions, 'speech'>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (path === '/' && basePath !== '/') {
    response.writeHead(302, { Location: basePath }).end();
  } else if (failure !== undefined && (site === undefined || /(?:\/|\.html)$/.test(path))) {
    response
      .writeHead(500, failureHeaders)
      .end(failurePage({ sentences: failure, speech, basePath, site: id }));
  } else {
    site?.(request, response);
  }
}

/** Keeps a page informed for as long as it is open. */
function follow(response: ServerResponse, pages: Set<ServerResponse>, id: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(eventOf(id));
  pages.add(response);
  response.once('close', () => pages.delete(response));
}

function eventOf(id: string): string {
  return `data: ${id}\n\n`;
}

/** Another site could have its own name lead here, and then read what is not published yet (DNS rebinding). */
function isLocal({ headers }: IncomingMessage, host: string): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', host].includes(name);
}

function refuse(response: ServerResponse, host: string): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`This server is for this computer alone. Open it as http://${host} with its port.`);
}

/** In ms: how often the files are looked at, and how long they have to stay as they are before a build. */
const lookEvery = 200;
const settleFor = 100;

interface BuildOnChangeOptions {
  /** A text that differs whenever the files do. */
  readonly inputsNow: () => Promise<string>;
  /** Never throws; nothing is looked at while it runs. */
  readonly build: () => Promise<void>;
  /** Waits that many ms; rejects once the signal is aborted. */
  readonly pause: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Builds at once and after each change, until the signal is aborted. Builds follow each other, and what changes during one
 * leads to the next. Files that change again before they have settled are built once.
 */
export async function buildOnChange({
  inputsNow,
  build,
  pause,
  signal,
}: BuildOnChangeOptions): Promise<void> {
  let built = await inputsNow();
  await build();
  while (!signal.aborted) {
    try {
      await pause(lookEvery);
      let seen = await inputsNow();
      if (seen === built) continue;
      for (let before = built; seen !== before;) {
        before = seen;
        await pause(settleFor);
        seen = await inputsNow();
      }
      built = seen;
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    await build();
  }
}

/** What the server shows. */
interface Shown {
  /** Changes with each build. */
  readonly id: string;
  readonly basePath: string;
  /** The last site that could be built. */
  readonly site?: Handler | undefined;
  /** Why the files as they are now make no site. */
  readonly failure?: string | undefined;
}

interface BuildsOptions {
  /** The owner's, absolute. */
  readonly folder: OwnerFolder;
  /** Where the built client lies; absolute. */
  readonly client: string;
  /** Read before each build, since `.env` may have changed. May throw what is wrong with them. */
  readonly readSettings: () => Settings;
  /** Shows the owner a line, or several in one text. */
  readonly report: (text: string) => void;
  /** How the owner is spoken to. */
  readonly speech: Speech;
  /** A folder for the sites that are built; absolute. The caller deletes it. */
  readonly work: string;
}

/** Builds an owner's folder for the development server, and remembers what it shows. */
function createBuilds({ folder, client, readSettings, report, speech, work }: BuildsOptions) {
  let shown: Shown = { id: randomUUID(), basePath: '/' };
  let resumeFile = 'resume.json';
  let told: ReadonlySet<string> = new Set();
  const folders: string[] = [];

  async function makeSite(id: string): Promise<Shown> {
    const settings = readSettings();
    ({ resumeFile } = settings);
    const { basePath } = settings.site;
    const out = join(work, id);
    const remarks = await buildSite({ folder, client, out, settings });
    // The page would keep itself for offline use, and show what was built before.
    rmSync(join(out, serviceWorkerFile), { force: true });
    addToPages(out, reloadScript(basePath, id));
    for (const remark of remarks) if (!told.has(remark)) report(remark);
    told = new Set(remarks);
    // The one before is still being read by requests that have begun.
    const old = folders.length > 1 ? folders.shift() : undefined;
    folders.push(out);
    if (old !== undefined) rmSync(old, { recursive: true, force: true });
    return { id, basePath, site: siteHandler(out, settings.site) };
  }

  return {
    /** Builds the files as they are now. Never rejects. */
    async build() {
      const id = randomUUID();
      const isFirst = shown.site === undefined && shown.failure === undefined;
      const start = performance.now();
      try {
        shown = await makeSite(id);
        if (!isFirst) report(`Built again in ${Math.round(performance.now() - start)} ms.`);
      } catch (error) {
        const failure = speech.localize(messageOf(error));
        shown = { ...shown, id, failure };
        report(failure);
      }
      return shown;
    },
    shown: () => shown,
    /** Of the last settings that could be read. */
    resumeFile: () => resumeFile,
  };
}

function addToPages(folder: string, markup: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('</head>', () => `${markup}</head>`),
    );
  }
}
