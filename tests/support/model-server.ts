import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './listen';
import { scenarioFor, type Scenario, type ScriptedReply } from './model-scenarios';
import { ollamaDialect, openAiDialect, type Dialect } from './model-wire';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  /** Undefined for anything but a chat request. */
  readonly scenario: string | undefined;
  /** True if the client disconnected before the reply was complete. */
  closedByClient: boolean;
  /** False while the connection is in use. */
  isClosed: boolean;
}

export interface ModelServer {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly ReceivedRequest[];
  /** Those of them that asked for a reply. */
  readonly chatRequests: readonly ReceivedRequest[];
  /** Ends every running reply and frees the port. */
  close(): Promise<void>;
}

/** The origins that Ollama allows by default. Pages elsewhere are refused, as by the real server. */
const allowedOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?$/;

/** Ollama's lists of models, in the form in which it sends them. */
export interface OllamaLists {
  readonly loaded?: readonly object[];
  readonly installed?: readonly object[];
}

/** Long enough for a browser on a busy machine to read what was sent. */
const readingMs = 500;

const installed: readonly object[] = [
  { name: 'all-minilm:latest', size: 45_960_996, details: { family: 'bert', families: ['bert'] } },
  { name: 'qwen3:8b', size: 5_225_388_164, details: { family: 'qwen3', families: ['qwen3'] } },
  { name: 'qwen3:4b', size: 2_497_293_931, details: { family: 'qwen3', families: ['qwen3'] } },
];

interface ModelServerOptions {
  /** A free port by default. */
  readonly port?: number;
  /** What `GET /api/ps` and `GET /api/tags` list; nothing is loaded by default. */
  readonly lists?: OllamaLists;
  /** Answers every chat request, whatever scenario the prompt names. */
  readonly respond?: Scenario;
  /** Milliseconds between two pieces of a scenario without its own pace. */
  readonly paceMs?: number;
}

/**
 * A real HTTP server that speaks Ollama's `/api/chat`, `/api/ps` and `/api/tags` and, under any path, OpenAI-style `/chat/completions`. The newest
 * user message selects what it does: `[scenario: NAME]`, see `model-scenarios.ts`. `GET /__requests` returns what the
 * server received, as JSON.
 */
export async function startModelServer({
  port = 0,
  respond,
  lists = {},
  paceMs = 15,
}: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: ReceivedRequest[] = [];
  const attempts = new Map<string, number>();
  const closing = new AbortController();

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (!closing.signal.aborted) console.error('model server:', error);
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === '/__requests') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(requests));
      return;
    }
    const dialect = dialectOf(path);
    const text = await readText(request);
    const body = parse(text);
    const prompt = newestUserMessage(body);
    const chosen = dialect && request.method === 'POST' ? scenarioFor(prompt) : undefined;
    const received: ReceivedRequest = {
      method: request.method ?? 'GET',
      path,
      headers: request.headers,
      body,
      scenario: chosen?.name,
      closedByClient: false,
      isClosed: false,
    };
    requests.push(received);
    const gone = new AbortController();
    response.on('close', () => {
      received.isClosed = true;
      received.closedByClient = !response.writableFinished && !closing.signal.aborted;
      gone.abort();
    });

    if (!allowCors(request, response, dialect)) return;
    const list = request.method === 'GET' ? listOf(path, lists) : undefined;
    if (list) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify({ models: list }));
      return;
    }
    if (!dialect || !chosen) {
      response.writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(path === '/' ? 'Ollama is running' : '404 page not found');
      return;
    }
    const attempt = (attempts.get(prompt) ?? 0) + 1;
    attempts.set(prompt, attempt);
    const model = textOf(body, 'model');
    const reply = (respond ?? chosen.scenario)({ dialect, attempt, prompt, model });
    await play({ paceMs, ...reply }, dialect, response, gone.signal);
  }

  const listening = await listen(server, port);
  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    requests,
    get chatRequests() {
      return requests.filter(({ scenario }) => scenario !== undefined);
    },
    async close() {
      closing.abort();
      await listening.close();
    },
  };
}

function listOf(path: string, lists: OllamaLists): readonly object[] | undefined {
  if (path === '/api/ps') return lists.loaded ?? [];
  return path === '/api/tags' ? (lists.installed ?? installed) : undefined;
}

function dialectOf(path: string): Dialect | undefined {
  if (path === '/api/chat') return ollamaDialect;
  return path.endsWith('/chat/completions') ? openAiDialect : undefined;
}

/** Answers a preflight or a refused origin itself and returns false; otherwise only sets the headers. */
function allowCors(
  request: IncomingMessage,
  response: ServerResponse,
  dialect: Dialect | undefined,
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (dialect?.name === 'openai') {
    response.setHeader('access-control-allow-origin', '*');
  } else if (allowedOrigin.test(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'Origin');
  } else {
    response.writeHead(403).end();
    return false;
  }
  if (request.method !== 'OPTIONS') return true;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
    'access-control-allow-headers': 'Authorization,Content-Type,User-Agent,Accept,X-Requested-With',
    'access-control-max-age': '43200',
  });
  response.end();
  return false;
}

/**
 * Writes a reply. The last bytes of each step wait for the next write, so that the client receives lines and characters
 * in pieces.
 */
async function play(
  { status = 200, contentType, headers, holdMs = 0, paceMs = 0, steps }: ScriptedReply,
  dialect: Dialect,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  await pause(holdMs, gone);
  if (gone.aborted) return;
  response.writeHead(status, { 'content-type': contentType ?? dialect.contentType, ...headers });
  response.flushHeaders();
  let kept = Buffer.alloc(0);
  let count = 0;
  for (const step of steps) {
    if (gone.aborted) return;
    if (typeof step === 'object' && 'instead' in step) {
      await new Promise((resolve) => response.write(kept, resolve));
      if (step.instead === 'hang') await untilGone(gone);
      // A browser drops what it has not read when the connection breaks.
      else await pause(readingMs, gone);
      response.destroy();
      return;
    } else {
      const bytes = Buffer.concat([kept, Buffer.from(step)]);
      count += 1;
      const cut = Math.max(0, bytes.length - (count % 7));
      if (!response.write(bytes.subarray(0, cut)))
        await once(response, 'drain', { signal: gone }).catch(() => {});
      kept = Buffer.from(bytes.subarray(cut));
      await pause(paceMs, gone);
    }
  }
  if (!gone.aborted) response.end(kept);
}

/** Ends early, and without a word, once the client has gone. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds, undefined, { signal }).catch(() => {});
}

async function untilGone(gone: AbortSignal): Promise<void> {
  if (!gone.aborted) await once(gone, 'abort');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
  }
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof field === 'string' ? field : '';
}

function newestUserMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('messages' in body) || !Array.isArray(body.messages))
    return '';
  const newest: unknown = body.messages.findLast((message: unknown) => textOf(message, 'role') === 'user');
  return textOf(newest, 'content');
}
