import { createServer, type Server } from 'node:http';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCloudflare } from '../../../../src/cli/publish/cloudflare';
import { openNetlify } from '../../../../src/cli/publish/netlify';
import { hostName, zipped } from '../../../../src/cli/publish/target';
import { closeServer, listen } from '../../../support/listen';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let server: Server;
let received: { method: string; path: string; token: string | undefined; body: Buffer }[];
let said: string[];
let url: string;
/** What the host answers, by method and path without its query: status and JSON, the last of several again and again. */
let answers: Record<string, (readonly [status: number, json: unknown])[]>;

beforeEach(async () => {
  [received, said, answers] = [[], [], {}];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, token: headers.authorization, body: Buffer.concat(chunks) });
      const [plain = ''] = path.split('?');
      const known = answers[`${method} ${plain}`] ?? [[404, { message: `no ${method} ${plain}` }]];
      const [status, json] = (known.length > 1 ? known.shift() : known[0]) ?? [500, {}];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  url = `http://127.0.0.1:${(await listen(server)).port}`;
});
afterEach(() => closeServer(server));

const files = new Map([
  ['index.html', '<p>CV</p>'],
  ['_headers', '/*\n  X-Frame-Options: DENY\n'],
  ['assets/site.js', 'go()'],
]);

const site = { id: 's1', name: 'ada-lovelace', ssl_url: 'https://ada-lovelace.netlify.app' };

describe('publish --to netlify', () => {
  const open = () =>
    openNetlify({ ...owner(), environment: { NETLIFY_AUTH_TOKEN: 'secret', NETLIFY_API_URL: url } });

  it('makes a site of the owner’s name, uploads one archive, and waits until it is there', async () => {
    answers = {
      'GET /api/v1/sites': [[200, [{ ...site, id: 's0', name: 'ada-lovelace-2' }]]],
      'POST /api/v1/sites': [[201, site]],
      'POST /api/v1/sites/s1/deploys': [[200, { id: 'd1', state: 'uploaded' }]],
      'GET /api/v1/deploys/d1': [
        [200, { id: 'd1', state: 'processing' }],
        [200, { id: 'd1', state: 'ready' }],
      ],
    };
    const target = await open();
    expect(target.address).toBe('https://ada-lovelace.netlify.app/');
    expect(await target.upload(files)).toEqual({ address: 'https://ada-lovelace.netlify.app/' });
    const archive = received.find(({ path }) => path.endsWith('/deploys'));
    expect(Object.keys(unzipSync(new Uint8Array(archive?.body ?? [])))).toEqual([...files.keys()]);
    expect(new Set(received.map(({ token }) => token))).toEqual(new Set(['Bearer secret']));
    expect(said.join(' ')).toContain('take it back');
  });

  const noSites = { 'GET /api/v1/sites': [[200, []]] } as const;

  it.each([
    ['a name that is taken', { ...noSites, 'POST /api/v1/sites': [[422, {}]] }, '--site NAME'],
    ['a refused token', { 'GET /api/v1/sites': [[401, {}]] }, 'NETLIFY_AUTH_TOKEN'],
    ['a fault of the host', { 'GET /api/v1/sites': [[500, { message: 'Out of order' }]] }, 'Out of order'],
  ] as const)('says what to do after %s', async (_, replies, sentence) => {
    answers = Object.fromEntries(Object.entries(replies).map(([key, list]) => [key, [...list]]));
    const failure = await Promise.resolve(open()).catch(String);
    expect(failure).toContain(sentence);
    expect(failure).not.toContain('secret');
  });

  it('fails where the deploy does, with the reason', async () => {
    answers = {
      'GET /api/v1/sites': [[200, [site]]],
      'POST /api/v1/sites/s1/deploys': [[200, { id: 'd1', state: 'error', error_message: 'Too large' }]],
    };
    await expect((await open()).upload(files)).rejects.toThrow('Too large');
  });
});

it('publish --to cloudflare uploads what is missing, and puts a Worker without code there, with the headers', async () => {
  const account = '/client/v4/accounts/a1/workers';
  const script = `${account}/scripts/ada-lovelace`;
  answers = {
    'GET /client/v4/accounts': [[200, { result: [{ id: 'a1' }] }]],
    [`GET ${account}/subdomain`]: [[200, { result: { subdomain: 'ada' } }]],
    [`POST ${account}/assets/upload`]: [[201, { result: { jwt: 'complete' } }]],
    [`PUT ${script}`]: [[200, { result: {} }]],
    [`POST ${script}/subdomain`]: [[200, { result: {} }]],
  };
  const environment = { CLOUDFLARE_API_TOKEN: 'secret', CLOUDFLARE_API_URL: url };
  const target = await openCloudflare({ ...owner(), environment });
  answers[`POST ${script}/assets-upload-session`] = [[200, { result: { jwt: 'session', buckets: [] } }]];
  await target.upload(files);
  type Manifest = Record<string, { hash: string; size: number }>;
  const { manifest } = JSON.parse(bodyOf('/assets-upload-session')) as { manifest: Manifest };
  expect(Object.keys(manifest)).toEqual(['/index.html', '/assets/site.js']);
  const { hash, size } = manifest['/index.html'] ?? { hash: '', size: 0 };
  expect(hash).toMatch(/^[\da-f]{32}$/);
  expect(size).toBe(9);

  const session = { jwt: 'session', buckets: [[hash]] };
  answers[`POST ${script}/assets-upload-session`] = [[200, { result: session }]];
  received = [];
  expect(await target.upload(files)).toEqual({ address: 'https://ada-lovelace.ada.workers.dev/' });
  const upload = received.find(({ path }) => path.endsWith('/assets/upload?base64=true'));
  expect(upload?.token).toBe('Bearer session');
  expect(upload?.body.toString()).toContain(Buffer.from('<p>CV</p>').toString('base64'));
  expect(upload?.body.toString()).toContain('text/html');
  const worker = received.find(({ method }) => method === 'PUT')?.body.toString() ?? '';
  expect(worker).toContain('"jwt":"complete"');
  expect(worker).toContain('X-Frame-Options: DENY');
});

describe('the name of a site', () => {
  it.each([
    [undefined, 'José Ñandú', 'jose-nandu'],
    [undefined, 'Renée Ølstrup-Groß', 'renee-olstrup-gross'],
    ['My CV!', 'Ada', 'my-cv'],
  ])('%s of %s is %s', (typed, name, expected) => {
    expect(hostName({ site: typed, name })).toBe(expected);
  });

  it('is asked for where the owner’s has no Latin letters', () => {
    expect(() => hostName({ name: '望' })).toThrow('--site NAME');
  });
});

it('an archive of the same files has the same bytes, with index.html at its root', () => {
  expect(zipped(files)).toEqual(zipped(files));
  expect(Object.keys(unzipSync(zipped(files)))).toContain('index.html');
});

function owner() {
  const say = (line: string) => said.push(line);
  return { file: '/cv/resume.json', folder: '/cv', name: 'Ada Lovelace', say };
}

function bodyOf(end: string): string {
  return received.find(({ path }) => path.endsWith(end))?.body.toString() ?? '';
}
