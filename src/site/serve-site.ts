import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { SiteSettings } from '../shared/site-data.ts';
import { headersOfEverything } from './policy.ts';
import { notFoundFile } from './file-names.ts';
import type { AddressInfo } from 'node:net';

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

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

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
  const server = createServer(siteHandler(folder, site));
  const taken = await listen(server, [port], host);
  return { url: `http://${host}:${taken}${site.basePath}`, close: () => closeServer(server) };
}

/** Answers with the files of a built site. */
export function siteHandler(folder: string, { basePath }: Pick<SiteSettings, 'basePath'>): Handler {
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
  return (request, response) => {
    const url = request.url ?? '/';
    const missing = () => {
      response.writeHead(404, {
        ...headersOfEverything(folder),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
    };
    if (!url.startsWith(basePath)) return missing();
    request.url = `/${url.slice(basePath.length)}`;
    return files(request, response, missing);
  };
}

/** Ends every connection, too: a browser keeps some open that it no longer uses. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Has a server listen on the first of the ports that is free, and returns it. Port 0 is any free one.
 *
 * @throws Error in a sentence where all are taken
 */
export async function listen(server: Server, ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    if (await isFree(server, port, host)) return (server.address() as AddressInfo).port;
  }
  const tried = [...new Set([ports[0], ports.at(-1)])].join('–');
  throw new Error(`No port is free at ${tried}. Close what runs there, or choose another with --port.`);
}

function isFree(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve(true);
    });
  });
}
