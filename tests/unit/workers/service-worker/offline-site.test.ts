import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineSite } from '../../../../workers/service-worker/offline-site';
import { createMemoryCaches, type MemoryCaches } from '../../../support/memory-caches';

const origin = 'https://cv.example.com';
const pageUrl = `${origin}/me/`;
let caches: MemoryCaches;
/** What the host serves at each address now; `undefined` while there is no network. */
let host: Map<string, Response> | undefined;
/** Addresses in order, each with the cache mode where it is not the default. */
let fetched: string[];

beforeEach(() => {
  caches = createMemoryCaches();
  fetched = [];
});

async function fetchFromHost(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = request instanceof Request ? request.url : String(request);
  fetched.push([url, init?.cache].filter((part) => part && part !== 'default').join(' '));
  if (!host) throw new TypeError('Failed to fetch');
  return withProperties(host.get(url)?.clone() ?? new Response('', { status: 404 }), { url });
}

function withProperties<T extends object>(object: T, properties: object): T {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(object, name, { value });
  return object;
}

const typeOf = (path: string) =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.webp') ? 'image/webp' : 'text/html';

const file = (path: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': typeOf(path) } });

const startPage = () => new Response('the start page', { headers: { 'Content-Type': 'text/html' } });

/** A deployment of these files; the first page is `''`, and one in another language a folder. */
function deploy(files: Readonly<Record<string, string>>, base = pageUrl) {
  host = new Map(Object.entries(files).map(([path, body]) => [base + path, file(path, body)]));
  const names = Object.keys(files).filter((name) => name !== '');
  return createOfflineSite({
    caches,
    fetch: fetchFromHost,
    pageUrl: base,
    folders: names.filter((name) => name.endsWith('/')),
    files: names.filter((name) => !name.endsWith('/')),
  });
}

/** As a browser asks the worker; no constructor makes a navigation. */
function requestOf(path: string, mode: RequestMode = 'cors'): Request {
  return withProperties(new Request(new URL(path, pageUrl)), { mode });
}

async function read(site: ReturnType<typeof createOfflineSite>, path: string, mode?: RequestMode) {
  return (await site.respond(requestOf(path, mode)))?.text();
}

const same = { 'assets/same-0.js': 'same' };
const first = { '': 'page 1', 'assets/chat-1.js': 'chat 1', 'photo.webp': 'photo 1', ...same };
const second = { '': 'page 2', 'assets/chat-2.js': 'chat 2', 'photo.webp': 'photo 2', ...same };

describe('the site without a network', () => {
  it('opens whole', async () => {
    const site = deploy(first);
    await site.install();
    host = undefined;
    expect(await read(site, '?from=a-letter', 'navigate')).toBe('page 1');
    expect(await read(site, 'index.html', 'navigate')).toBe('page 1');
    expect(await read(site, 'assets/chat-1.js')).toBe('chat 1');
    expect(await read(site, 'photo.webp')).toBe('photo 1');
  });

  it('opens in each of its languages', async () => {
    const site = deploy({ ...first, 'fr/': 'page 1 en français' });
    await site.install();
    host = undefined;
    expect(await read(site, 'fr/', 'navigate')).toBe('page 1 en français');
    expect(await read(site, 'fr/index.html#summary', 'navigate')).toBe('page 1 en français');
    expect(await read(site, '', 'navigate')).toBe('page 1');
    expect(site.respond(requestOf('de/', 'navigate'))).toBeUndefined();
  });

  it.each([
    ['a form', new Request(`${pageUrl}assets/chat-1.js`, { method: 'POST' })],
    ['the weights of a model', requestOf('models/params_shard_0.bin')],
    ['another origin', requestOf('https://huggingface.co/assets/x.js')],
    ['another page', requestOf('/elsewhere', 'navigate')],
    ['a file that a visitor opens', requestOf('cv.pdf', 'navigate')],
    ['a script that a visitor opens', requestOf('assets/chat-1.js', 'navigate')],
  ])('leaves %s to the browser', async (_, request) => {
    const site = deploy(first);
    await site.install();
    expect(site.respond(request)).toBeUndefined();
  });
});

describe('a new deployment', () => {
  it('loads only what changed, and deletes the old files once it is active', async () => {
    await deploy(first).install();
    fetched = [];
    const after = deploy(second);
    await after.install();
    await after.activate();
    expect(fetched.toSorted()).toEqual([
      `${pageUrl} reload`,
      `${pageUrl}assets/chat-2.js`,
      `${pageUrl}photo.webp reload`,
    ]);
    host = undefined;
    expect(await read(after, '', 'navigate')).toBe('page 2');
    await expect(read(after, 'assets/chat-1.js')).rejects.toThrow('Failed to fetch');
  });
});

it('a slow network gives way to the copy, once for each navigation', async () => {
  const slowSite = (answer: Promise<Response>) =>
    createOfflineSite({ caches, fetch: () => answer, pageUrl, folders: [], files: [] });
  await deploy(first).install();
  vi.useFakeTimers();
  const site = slowSite(new Promise(() => {}));
  const shown = read(site, '', 'navigate');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe('page 1');
  const next = slowSite(Promise.resolve(file('', 'page 2')));
  expect(await read(next, '', 'navigate')).toBe('page 2');
});

describe('a host that answers every address with the start page', () => {
  it.each(['assets/chat-1.js', 'photo.webp'])('does not install its page as %s', async (path) => {
    const site = deploy(first);
    host?.set(pageUrl + path, startPage());
    await expect(site.install()).rejects.toThrow(`${pageUrl}${path} is answered by a web page`);
  });

  it('gives the page no web page for a script, style, worker or library', async () => {
    const site = deploy(first);
    await site.install();
    for (const path of ['assets/old.js', 'assets/old.css', 'assets/old.wasm']) {
      host?.set(pageUrl + path, startPage());
      await expect(site.respond(requestOf(path))).rejects.toThrow('is answered by a web page');
    }
  });

  it('may have left its page in the browser’s own cache, so the file is asked for past it', async () => {
    const site = createOfflineSite({
      caches,
      fetch: async (_, init) => (init?.cache === 'reload' ? file('.js', 'chat 1') : startPage()),
      pageUrl,
      folders: [],
      files: ['assets/chat-1.js'],
    });
    expect(await read(site, 'assets/chat-1.js')).toBe('chat 1');
    await site.install();
    host = undefined;
    expect(await read(site, 'assets/chat-1.js')).toBe('chat 1');
  });
});

it('two sites on one origin keep their copies, although the scope of one covers the other', async () => {
  const rootFiles = { '': 'root page', 'assets/root-1.js': 'root chat' };
  const root = `${origin}/`;
  const mine = deploy(first);
  await mine.install();
  const other = deploy(rootFiles, root);
  await other.install();
  await other.activate();
  deploy(second);
  const newer = deploy(second);
  await newer.install();
  await newer.activate();
  host = undefined;
  expect(await read(newer, '', 'navigate')).toBe('page 2');
  expect(await read(newer, 'assets/chat-2.js')).toBe('chat 2');
  expect(await read(other, root, 'navigate')).toBe('root page');
  expect(await read(other, `${root}assets/root-1.js`)).toBe('root chat');
});
