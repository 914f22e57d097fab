import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { SiteSettings } from '../site-data.ts';
import { headersOfEverything } from './host-headers.ts';
import { notFoundFile } from './not-found-file.ts';

interface ServeOptions {
  /** A built site. */
  readonly folder: string;
  readonly site: SiteSettings;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string | undefined;
}

export interface ServedSite {
  /** With the base path. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as a static host does, with the headers that it should send, and its `404.html` for the rest.
 *
 * @throws Error where the port is taken.
 */
export async function serveSite({
  folder,
  site,
  port,
  host = 'localhost',
}: ServeOptions): Promise<ServedSite> {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersOfEverything(folder)))
        response.setHeader(name, value);
      if (path.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      else response.setHeader('Cache-Control', 'no-cache');
    },
  });
  const notFound = join(folder, notFoundFile);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const missing = () => {
      response.writeHead(404, {
        ...headersOfEverything(folder),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
    };
    if (!url.startsWith(site.basePath)) return missing();
    request.url = `/${url.slice(site.basePath.length)}`;
    return files(request, response, missing);
  });
  await listen(server, port, host);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}${site.basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Close what runs there, or choose another with --port.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
