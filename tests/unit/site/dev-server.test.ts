import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DevServerOptions, startDevServer, buildOnChange } from '../../../src/site/dev-server';
import { readEnvironment } from '../../../src/site/environment';
import type { ServedSite } from '../../../src/site/serve-site';
import { parseSettings } from '../../../src/site/settings';
import { closeServer } from '../../support/listen';
import { putPictures, writePlainClient } from '../../support/plain-client';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
let owner: string;
let clock: ReturnType<typeof steppedClock>;
let reported: string[];
const running: ServedSite[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  owner = join(folder, 'owner');
  writePlainClient(join(folder, 'client'));
  saveName('Ode Linder');
  putPictures(owner);
  clock = steppedClock();
  reported = [];
});
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

/** Time stands still between two steps: the server looks at the files once in each. */
function steppedClock() {
  let go: (() => void) | undefined;
  let isWaiting: (() => void) | undefined;
  const nextWait = () => new Promise<void>((resolve) => (isWaiting = resolve));
  let waits = nextWait();
  return {
    pause: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        go = resolve;
        isWaiting?.();
      }),
    /** Until the server has nothing to do but wait again. */
    async step() {
      await waits;
      waits = nextWait();
      go?.();
      await waits;
    },
  };
}

async function start(options: Partial<DevServerOptions> = {}): Promise<ServedSite> {
  const server = await startDevServer({
    folder: owner,
    client: join(folder, 'client'),
    readSettings: () => parseSettings(readEnvironment(owner)),
    ports: [0],
    host: '127.0.0.1',
    report: (text) => reported.push(text),
    speech: { language: 'en', localize: (text) => text },
    pause: clock.pause,
    ...options,
  });
  running.push(server);
  return server;
}

/** The server sees a change in one look, and that it has settled in the next. */
async function looks(): Promise<void> {
  await clock.step();
  await clock.step();
}

const save = (file: string, text: string) => {
  mkdirSync(join(owner, file, '..'), { recursive: true });
  writeFileSync(join(owner, file), text);
};
const saveName = (name: string) => save('resume.json', JSON.stringify({ basics: { name } }));
async function get(url: string) {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The script of the server's own that a page names. */
const scriptOf = (page: string) =>
  /<script type="module" src="([^"]*\/@talking-cv\/reload\.js\?site=([\w-]+))">/.exec(page) ?? [];

/** The ids that the server sends to an open page, one for each call. */
async function follow(url: string) {
  const { body, headers } = await fetch(`${url}@talking-cv/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    type: headers.get('content-type'),
    /** Undefined once the server has ended. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const [whole, id] = /^data: (.*)\n\n/.exec(received) ?? [];
        if (whole !== undefined) {
          received = received.slice(whole.length);
          return id;
        }
        const { value, done = true } = (await reader?.read().catch(() => undefined)) ?? {};
        if (done) return undefined;
        received += value;
      }
    },
  };
}

describe('a page of the development server', () => {
  it('is the page of the site, under its policy, with a script of this server and nothing inline', async () => {
    const { url } = await start();
    const { status, headers, text } = await get(url);
    expect(status).toBe(200);
    expect(text).toContain('Ode Linder');
    const [, address = ''] = scriptOf(text);
    const script = await get(new URL(address, url).href);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.text).toContain('new EventSource');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?: 'wasm-unsafe-eval')?;/);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    const inline = text.match(/<script(?![^>]* src=)(?![^>]* type="application\/(?:ld\+)?json")[^>]*>/g);
    expect(inline).toBeNull();
  });

  it('has the script in every page: the answer to a wrong address, and the owner’s own', async () => {
    save('public/more/index.html', '<!doctype html><head><title>More</title></head>');
    const { url } = await start();
    expect(scriptOf((await get(`${url}nothing`)).text)).toHaveLength(3);
    expect(scriptOf((await get(`${url}more/`)).text)).toHaveLength(3);
  });

  it('lies under the base path, and the root of the server leads there', async () => {
    save('.env', 'BASE_PATH=/cv/');
    const { url } = await start();
    expect(url).toMatch(/\/cv\/$/);
    const { redirected, url: reached } = await fetch(new URL('/', url));
    expect({ redirected, reached }).toEqual({ redirected: true, reached: url });
    const [, address = ''] = scriptOf((await get(url)).text);
    expect((await get(new URL(address, url).href)).status).toBe(200);
  });
});

describe('a change', () => {
  it('is built, shown and told to the open page, which can tell that it is not from this build', async () => {
    const { url } = await start();
    const page = await follow(url);
    expect(page.type).toBe('text/event-stream');
    const [, , first] = scriptOf((await get(url)).text);
    expect(await page.next()).toBe(first);
    saveName('Mira Okonjo');
    await looks();
    const { text } = await get(url);
    expect(text).toContain('Mira Okonjo');
    const [, , second] = scriptOf(text);
    expect(second).not.toBe(first);
    expect(await page.next()).toBe(second);
    expect(reported.filter((line) => /^Built again in \d+ ms\.$/.test(line))).toHaveLength(1);
  });

  it('is not told again what the owner has been told of the résumé', async () => {
    await start();
    const before = reported.length;
    expect(before).toBeGreaterThan(0);
    save('theme.css', ':root { --accent: #005a52; }');
    await looks();
    expect(reported.slice(before)).toEqual([expect.stringMatching(/^Built again/)]);
  });
});

describe('a mistake', () => {
  const broken = '{ "basics": { "label": "<Gardener> & more" } }';

  it('is said in the open page and in the terminal, and is over with the next save', async () => {
    const { url } = await start();
    const page = await follow(url);
    await page.next();
    save('resume.json', broken);
    await looks();
    const { status, headers, text } = await get(url);
    expect(status).toBe(500);
    expect(reported.at(-1)).toContain('basics.name');
    expect(text).toContain('The site cannot be built');
    expect(text).toContain('basics.name');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const [, address = '', id] = scriptOf(text);
    expect(await page.next()).toBe(id);
    expect((await get(new URL(address, url).href)).status).toBe(200);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    expect((await get(new URL(style, url).href)).headers.get('content-type')).toContain('text/css');
    saveName('Mira Okonjo');
    await looks();
    const recovered = await get(url);
    expect(recovered.status).toBe(200);
    expect(await page.next()).toBe(scriptOf(recovered.text)[2]);
  });

  it('shows what the owner wrote as text', async () => {
    save('.env', 'BASE_PATH="<img src=x onerror=alert(1)>"');
    const { url } = await start();
    const { text } = await get(url);
    expect(text).toContain('onerror=alert(1)');
    expect(text).not.toContain('<img');
  });
});

describe('the port', () => {
  const taken = createServer();
  beforeEach(() => new Promise<void>((done) => taken.listen(0, '127.0.0.1', done)));
  afterEach(() => closeServer(taken));

  it('is the next one where the first is taken', async () => {
    const { port } = taken.address() as AddressInfo;
    const { url } = await start({ ports: [port, 0] });
    expect(new URL(url).port).not.toBe(String(port));
    expect((await get(url)).status).toBe(200);
  });

  it.each([
    ['the one that the owner named', (port: number) => [port], /^No port is free at \d+\. .* --port\.$/],
    ['each of several', (port: number) => [port, port], /^No port is free at /],
  ])('ends the command with a sentence where %s is taken', async (_, portsOf, sentence) => {
    const { port } = taken.address() as AddressInfo;
    await expect(start({ ports: portsOf(port) })).rejects.toThrow(sentence);
  });
});

it('the server answers to no other name, behind which another site could read what is not published yet', async () => {
  const { url } = await start();
  const status = await new Promise<number | undefined>((done, failed) => {
    request(url, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .once('error', failed)
      .end();
  });
  expect(status).toBe(403);
});

/**
 * Runs it over what the files are each time they are looked at; the run ends with the last of them. Returns what the files
 * were when each build began.
 */
async function builtFrom(looks: readonly string[], onBuild: (build: number) => void = () => {}) {
  const stop = new AbortController();
  const built: string[] = [];
  let look = -1;
  await buildOnChange({
    inputsNow: async () => looks[++look] ?? '',
    build: async () => {
      built.push(looks[look] ?? '');
      onBuild(built.length);
    },
    pause: async () => {
      if (look === looks.length - 1) stop.abort();
      stop.signal.throwIfAborted();
    },
    signal: stop.signal,
  });
  return built;
}

describe('building on change', () => {
  it('builds at once, and not again while the files stay as they are', async () => {
    expect(await builtFrom(['a', 'a', 'a'])).toEqual(['a']);
  });

  it('builds saves in quick succession once, from the last of them', async () => {
    expect(await builtFrom(['a', 'b', 'c', 'd', 'd', 'd'])).toEqual(['a', 'd']);
  });

  it('builds again for what has changed during a build', async () => {
    const looks = ['a', 'b', 'b', 'b', 'b'];
    const built = await builtFrom(looks, (build) => {
      if (build === 2) looks.fill('saved meanwhile', 3);
    });
    expect(built).toEqual(['a', 'b', 'saved meanwhile']);
  });

  it('does not hide a failure that is no end', async () => {
    const run = buildOnChange({
      inputsNow: async () => 'a',
      build: async () => {},
      pause: () => Promise.reject(new Error('no clock')),
      signal: new AbortController().signal,
    });
    await expect(run).rejects.toThrow('no clock');
  });
});
