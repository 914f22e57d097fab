import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { listen } from './listen';

interface PlainServerOptions {
  /** The URL path the folder is found under, with slashes at both ends. */
  readonly basePath?: string;
  /** True if it sends the headers that the folder's `_headers` lists, as Netlify and Cloudflare Pages do. */
  readonly readsHeaders?: boolean;
  /** True if it sends text in Brotli, as every common host does. */
  readonly compresses?: boolean;
}

/** A static host without any feature: files by their path, else `404.html`; a type by their name, no other header. */
export async function startPlainServer(
  folder: string,
  { basePath = '/', readsHeaders = false, compresses = false }: PlainServerOptions = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const rules = readsHeaders ? readHeaderRules(join(folder, '_headers')) : [];
  /** A host packs a file once, not for each visitor. */
  const packed = new Map<string, Buffer>();
  const pack = (path: string): Buffer => {
    const known = packed.get(path) ?? brotliCompressSync(readFileSync(path));
    packed.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.slice(basePath.length);
    const path = join(folder, normalize(`/${pathname.endsWith('/') ? `${inside}index.html` : inside}`));
    for (const { prefix, name, value } of rules) {
      if (pathname.startsWith(prefix)) response.setHeader(name, value);
    }
    if (!pathname.startsWith(basePath) || !existsSync(path) || !statSync(path).isFile()) {
      const page = join(folder, '404.html');
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(existsSync(page) ? readFileSync(page) : undefined);
      return;
    }
    const type = lookup(path) ?? 'application/octet-stream';
    const isPacked = compresses && /text|svg|json/.test(type);
    response.writeHead(200, { 'Content-Type': type, ...(isPacked && { 'Content-Encoding': 'br' }) });
    response.end(isPacked ? pack(path) : readFileSync(path));
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}${basePath}`, close };
}

/** A line without indent starts a rule for paths, in which `*` matches any rest. Indented lines are its headers. */
function readHeaderRules(file: string): { prefix: string; name: string; value: string }[] {
  let prefix = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (name === '' && line !== '') prefix = line.replace(/\*$/, '');
      return name === '' ? [] : [{ prefix, name, value }];
    });
}
