import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildOnChange } from './dev/build-on-change.ts';
import { type BuildsOptions, createBuilds, type Shown } from './dev/builds.ts';
import { devFileAt } from './dev/dev-files.ts';
import { failureHeaders, failurePage } from './dev/failure-page.ts';
import { inputsNow } from './dev/inputs.ts';
import { listen } from './listen.ts';
import { closeServer, type ServedSite } from './serve-site.ts';

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
  const { folder, host = 'localhost', pause = defaultPause } = options;
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

function defaultPause(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal });
}
