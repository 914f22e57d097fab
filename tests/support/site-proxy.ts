import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from './listen';

export interface SiteProxy {
  /** With the base path of the site behind it. */
  readonly url: string;
  /** Files of the test, by path; they replace the site's. */
  readonly extra: Map<string, { readonly type: string; readonly body: string }>;
  /** Requested paths, in order. */
  readonly requests: string[];
  /** Answers 404 for these from now on, as a host does after a deployment. */
  withdraw(paths: RegExp): void;
  /** Redirects these to one address from now on, as a host does once the site has moved. */
  redirect(paths: RegExp, to: string): void;
  close(): Promise<void>;
}

interface Preface {
  /** Of the scripts that it is for. */
  readonly path: RegExp;
  readonly code: string;
}

/**
 * Serves a built site on an origin of its own and replaces some addresses in it. So each test has its own model server
 * behind the same build, and its own caches, storage and service worker.
 */
export async function startSiteProxy(
  siteUrl: string,
  replacements: Readonly<Record<string, string>>,
  /** Code that some scripts run first, such as a GPU that the browser lacks. */
  preface?: Preface,
): Promise<SiteProxy> {
  const site = new URL(siteUrl);
  const extra: SiteProxy['extra'] = new Map();
  const requests: string[] = [];
  let withdrawn: RegExp | undefined;
  let moved: { readonly paths: RegExp; readonly to: string } | undefined;
  const rewrite = (text: string) =>
    Object.entries(replacements).reduce((result, [from, to]) => result.replaceAll(from, to), text);

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    if (moved?.paths.test(path)) {
      response.writeHead(301, { location: moved.to }).end();
      return;
    }
    const own = extra.get(path.replace(/\?.*$/, ''));
    if (own) {
      response.writeHead(200, { 'content-type': own.type }).end(own.body);
      return;
    }
    if (withdrawn?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    fetch(new URL(path, site), { headers: { accept: request.headers.accept ?? '*/*' } })
      .then(async (answer) => {
        const isText = /text|javascript|json/.test(answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        const allow = isText ? allowStyle(body.toString(), rewrite(body.toString())) : (text: string) => text;
        const headers = [...answer.headers]
          .filter(
            ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection|etag)$/.test(name),
          )
          .map(([name, value]) => [name, allow(rewrite(value))] as const);
        response.writeHead(answer.status, Object.fromEntries(headers));
        const first = preface?.path.test(path) ? `${preface.code}\n` : '';
        response.end(isText ? first + allow(rewrite(body.toString())) : body);
      })
      .catch(() => response.destroy());
  });

  const { port, close } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${site.pathname}`,
    extra,
    requests,
    withdraw: (paths) => {
      withdrawn = paths;
    },
    redirect: (paths, to) => {
      moved = { paths, to };
    },
    close,
  };
}

/** The policy allows the inline sheet by its hash, so a replacement in the sheet is one in the policy, too. */
function allowStyle(before: string, after: string): (text: string) => string {
  const [known, changed] = [hashOfStyle(before), hashOfStyle(after)];
  return (text) => (known === undefined || changed === undefined ? text : text.replaceAll(known, changed));
}

function hashOfStyle(page: string): string | undefined {
  const [, style] = /<style[^>]*>(.*?)<\/style>/s.exec(page) ?? [];
  return style === undefined ? undefined : createHash('sha256').update(style).digest('base64');
}
