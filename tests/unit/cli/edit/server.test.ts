import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EditServer, startEditServer } from '../../../../src/cli/edit/server';
import { siteSettings } from '../../../../src/cli/site-options';
import { temporaryFolder } from '../../../support/temporary-folder';

let home: string;
let folder: string;
let server: EditServer;
beforeEach(async () => {
  home = temporaryFolder();
  folder = join(home, 'cv');
  mkdirSync(folder);
  mkdirSync(join(home, 'editor'));
  writeFileSync(join(home, 'editor', 'index.html'), '<html lang="en"></html>');
  writeFileSync(join(folder, 'resume.json'), known);
  server = await startEditServer({
    folder,
    file: 'resume.json',
    editor: join(home, 'editor'),
    readSettings: (base) => siteSettings(folder, {}, { BASE_PATH: base }),
    ports: [0],
  });
});
afterEach(() => server.close());

async function send(path: string, headers: Record<string, string> = {}, body?: unknown) {
  const { hostname, port } = new URL(server.url);
  const method = body === undefined ? 'GET' : 'POST';
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, resolve).on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return { status: response.statusCode, headers: response.headers, text: await readText(response) };
}

const token = () => new URL(server.url).pathname;
const known = '{"basics":{"name":"Ada"},"meta":{"language":"ar"}}';
const write = { name: 'resume.json', known, text: '{}' };

describe('the server of the editor', () => {
  it('answers its own window, in the language of the CV', async () => {
    const { status, text, headers } = await send(token());
    expect([status, text]).toEqual([200, '<html lang="ar" dir="rtl"></html>']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('refuses whoever has not its token, another host or another origin', async () => {
    const { host, origin } = new URL(server.url);
    expect(token().length).toBeGreaterThan(20);
    const foreign: readonly (readonly [string, Record<string, string>])[] = [
      ['/', {}],
      ['/do/write', {}],
      [`${token().slice(0, -2)}/do/write`, {}],
      [`${token()}do/write`, { Host: 'rebound.example' }],
      [`${token()}do/write`, { Host: host.replace('127.0.0.1', 'localhost') }],
      [`${token()}do/write`, { Origin: 'https://evil.example' }],
      [`${token()}do/write`, { Origin: 'null' }],
    ];
    for (const [path, headers] of foreign) expect((await send(path, headers, write)).status).toBe(403);
    expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toBe(write.known);
    expect((await send(`${token()}do/write`, { Origin: origin }, write)).status).toBe(200);
    expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toBe('{}');
  });

  it('changes nothing by a link, and serves no file but the editor’s', async () => {
    expect((await send(`${token()}do/write`)).status).toBe(405);
    const paths = 'resume.json ../cv/resume.json %2e%2e/cv/resume.json assets/../../cv/resume.json';
    for (const path of paths.split(' ')) expect((await send(token() + path)).status).toBe(404);
  });

  it('goes on without a picture that was deleted after the page was drawn', async () => {
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public', 'me.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const texts = { 'resume.json': '{"basics":{"name":"Ada","image":"me.svg"}}' };
    const { preview } = JSON.parse((await send(`${token()}do/start`, {}, {})).text) as { preview: string };
    expect((await send(`${token()}do/render`, {}, { texts })).status).toBe(200);
    expect((await fetch(`${preview}me.svg`)).status).toBe(200);
    rmSync(join(folder, 'public', 'me.svg'));
    expect((await fetch(`${preview}me.svg`)).status).toBe(404);
    expect((await send(token())).status).toBe(200);
  });

  it('says in a sentence what it cannot do', async () => {
    const { status, text } = await send(`${token()}do/write`, {}, { ...write, name: 'package.json' });
    const problem = 'package.json is no file that the editor writes.';
    expect([status, JSON.parse(text)]).toEqual([500, { problem }]);
  });
});
