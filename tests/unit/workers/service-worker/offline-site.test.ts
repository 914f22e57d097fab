import { beforeEach, describe, expect, it } from 'vitest';
import { createOfflineSite, type OfflineSite } from '../../../../workers/service-worker/offline-site';
import { createMemoryCaches, type MemoryCaches } from '../../../support/memory-caches';

const pageUrl = 'https://cv.example.com/me/';
let caches: MemoryCaches;
/** What the host serves now; `undefined` while there is no network. */
let host: Map<string, string> | undefined;
let fetched: string[];

beforeEach(() => {
  caches = createMemoryCaches();
  fetched = [];
});

async function fetchFromHost(request: RequestInfo | URL): Promise<Response> {
  const url = request instanceof Request ? request.url : String(request);
  fetched.push(url.replace(pageUrl, ''));
  if (!host) throw new TypeError('Failed to fetch');
  const body = host.get(url.replace(pageUrl, ''));
  return body === undefined ? new Response('', { status: 404 }) : new Response(body);
}

/** A deployment of these files; the page is `''`. */
function deploy(files: Record<string, string>): OfflineSite {
  host = new Map(Object.entries(files));
  const names = Object.keys(files).filter((name) => name !== '');
  return createOfflineSite({ caches, fetch: fetchFromHost, pageUrl, files: names });
}

async function read(
  site: OfflineSite,
  path: string,
  mode: RequestMode = 'cors',
): Promise<string | undefined> {
  return (await site.respond({ method: 'GET', mode, url: `${pageUrl}${path}` }))?.text();
}

const first = {
  '': 'page 1',
  'assets/chat-1.js': 'chat 1',
  'assets/same-0.js': 'same',
  'photo.webp': 'photo 1',
};
const second = {
  '': 'page 2',
  'assets/chat-2.js': 'chat 2',
  'assets/same-0.js': 'same',
  'photo.webp': 'photo 2',
};

describe('the site without a network', () => {
  it('opens whole', async () => {
    const site = deploy(first);
    await site.install();
    host = undefined;
    expect(await read(site, '?from=a-letter', 'navigate')).toBe('page 1');
    expect(await read(site, 'assets/chat-1.js')).toBe('chat 1');
    expect(await read(site, 'photo.webp')).toBe('photo 1');
  });

  it('is installed whole or not at all', async () => {
    const site = deploy(first);
    host?.delete('assets/chat-1.js');
    await expect(site.install()).rejects.toThrow('assets/chat-1.js answered 404');
  });

  it.each([
    { method: 'POST', mode: 'cors', url: `${pageUrl}assets/chat-1.js` },
    { method: 'GET', mode: 'cors', url: `${pageUrl}models/params_shard_0.bin` },
    { method: 'GET', mode: 'cors', url: 'https://huggingface.co/assets/x.js' },
    { method: 'GET', mode: 'navigate', url: 'https://cv.example.com/elsewhere' },
    { method: 'GET', mode: 'navigate', url: `${pageUrl}cv.pdf` },
  ] as const)('leaves $method $url to the browser', async (request) => {
    const site = deploy(first);
    await site.install();
    expect(site.respond(request)).toBeUndefined();
  });
});

describe('a new deployment', () => {
  it('is shown at once to a visitor with a network', async () => {
    const site = deploy(first);
    await site.install();
    host = new Map(Object.entries(second));
    expect(await read(site, '', 'navigate')).toBe('page 2');
    expect(await read(site, 'assets/chat-2.js')).toBe('chat 2');
  });

  it('keeps the files of a tab that is still open', async () => {
    const before = deploy(first);
    await before.install();
    const after = deploy(second);
    await after.install();
    expect(await read(before, 'assets/chat-1.js')).toBe('chat 1');
  });

  it('loads only what changed, and deletes the old files once it is active', async () => {
    await deploy(first).install();
    fetched = [];
    const after = deploy(second);
    await after.install();
    await after.activate();
    expect(fetched.toSorted()).toEqual(['', 'assets/chat-2.js', 'photo.webp']);
    host = undefined;
    expect(await read(after, '', 'navigate')).toBe('page 2');
    await expect(read(after, 'assets/chat-1.js')).rejects.toThrow('Failed to fetch');
  });
});
