import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { lookup } from 'mrmime';
import { contactDetails } from '../../import/finish.ts';
import type { ImportedFile } from '../../import/import-file.ts';
import { limits } from '../../import/import-error.ts';
import { parseJson } from '../../resume/read/parse-json.ts';
import { chooseLanguage } from '../../site/choose-language.ts';
import { compressedEnding, readEngineFile } from '../../site/engine-files.ts';
import { inputsNow } from '../../site/dev/inputs.ts';
import { readEnvironment } from '../../site/environment.ts';
import { closeServer, listen } from '../../site/serve-site.ts';
import type { Settings } from '../../site/settings.ts';
import { drawSocialCard } from '../../site/social-card.ts';
import { directionOfLanguage } from '../../ui/direction.ts';
import { siteWords } from '../../words/site-words.ts';
import { importInWorker } from '../import/import-in-worker.ts';
import exampleResume from '../init/templates/resume.json?raw';
import { languageAround } from '../say.ts';
import { publish, targetNames } from '../publish/publish.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { Cut, FileTexts } from '../../editor/api.ts';
import { openOwnersFiles } from './owners-files.ts';
import { cutPicture, pictureName } from './picture.ts';
import { startPreviewServer, newToken, pathAllowed } from './preview-server.ts';
import { themes } from '../../site/theme/themes.ts';
import { messageOf } from '../../shared/attempt.ts';

export interface EditServerOptions {
  /** The owner's, absolute. */
  readonly folder: string;
  /** The résumé, relative to the folder. */
  readonly file: string;
  /** Where the built editor lies; absolute. */
  readonly editor: string;
  /** For a site at that path. */
  readonly readSettings: (basePath: string) => Settings;
  readonly ports: readonly number[];
}

export type EditServer = Awaited<ReturnType<typeof startEditServer>>;

/** A request that cannot be done, and the sentence that says why. */
class Refusal extends Error {}

const mostBytes = limits.file;
/** What a window may send; each action takes its own. */
interface Request {
  readonly name: string;
  readonly known?: string | undefined;
  readonly text: string;
  readonly texts: FileTexts;
  readonly question: string;
  readonly to: string;
  readonly site?: string | undefined;
}

/** In ms. */
const diskInterval = 400;

/**
 * Serves the editor of an owner's folder on loopback, to whoever has its address alone (docs/edit.md#who-can-reach-it).
 *
 * @throws Error in a sentence where the folder cannot be edited, or all ports are taken
 */
export async function startEditServer(options: EditServerOptions) {
  const { folder, file, editor, readSettings } = options;
  const files = openOwnersFiles(folder, file);
  files.read();
  const token = newToken();
  const windows = new Map<string, ServerResponse>();
  let host = '';
  let drafts: Drafts | undefined;
  const preview = await startPreviewServer(
    () => drafts,
    () => `http://${host}`,
  );
  const ours = createDrafts({ folder, readSettings: () => readSettings(preview.basePath) });
  drafts = ours;

  /** What a window needs to begin. */
  const start = () => {
    const texts = files.read();
    const text = texts[files.resumeFile];
    const language = languageAround(text);
    const { cvLanguage } = chooseLanguage(parseJson(text ?? '').value);
    const { headings } = siteWords[language].resume;
    return {
      texts,
      resumeFile: files.resumeFile,
      language,
      cvLanguage,
      headings,
      preview: preview.origin + preview.basePath,
      themes: themes.map(({ name }) => name),
      targets: targetNames,
    };
  };

  const tell = (message: object, except?: string) => {
    for (const [id, window] of windows)
      if (id !== except) window.write(`data: ${JSON.stringify(message)}\n\n`);
  };

  const actions: Readonly<Record<string, (body: Buffer, query: URLSearchParams) => unknown>> = {
    start,
    files: () => files.read(),
    example: () => ({ text: exampleResume }),
    write(body) {
      const { name, known, text } = read(body);
      return files.write(name, known, text);
    },
    render: (body) => ours.render(read(body).texts),
    ask: (body) => ours.ask(read(body).question.slice(0, 500)),
    async picture(body, query) {
      const cut = JSON.parse(query.get('cut') ?? '{}') as Cut;
      const name = query.get('name') ?? '';
      const { bytes, ending } = await cutPicture(body, cut, name);
      return { path: files.addPublic(pictureName(name, ending), bytes) };
    },
    async import(body, query) {
      const given: ImportedFile = { name: query.get('name') ?? 'file', bytes: new Uint8Array(body) };
      const { resume, ...told } = await importInWorker([given]);
      const text = `${JSON.stringify(resume, null, 2)}\n`;
      return { ...told, text, contacts: contactDetails(resume) };
    },
  };

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      const said = JSON.stringify({ problem: messageOf(error) });
      if (response.headersSent) response.end();
      else send(response, error instanceof Refusal ? 400 : 500, 'application/json', said);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathAllowed(request, { token, host });
    if (path === undefined)
      return send(response, 403, 'text/plain', 'Open the address that talking-cv edit printed.');
    if (path === '/') return editorPage(response);
    const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
    const [, action] = /^\/do\/(\w+)$/.exec(path) ?? [];
    if (action === undefined) return asset(response, path.slice(1));
    if (action === 'events') return follow(response);
    if (action === 'card') return card(response);
    // What changes something is never a link that a page could have the browser follow.
    if (request.method !== 'POST') return send(response, 405, 'text/plain', 'POST only');
    const body = await bodyOf(request);
    if (action === 'publish') return publishing(response, body);
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (act === undefined) return send(response, 404, 'text/plain', 'Not found');
    send(response, 200, 'application/json', JSON.stringify(await act(body, query)));
  }

  function editorPage(response: ServerResponse): void {
    const { language } = start();
    const direction = directionOfLanguage(language) === 'rtl' ? ' dir="rtl"' : '';
    const page = readEngineFile(join(editor, 'index.html'))
      .toString('utf8')
      .replace('<html lang="en">', `<html lang="${language}"${direction}>`);
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      `img-src 'self' blob: data: ${preview.origin}`,
      `frame-src ${preview.origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ];
    send(response, 200, 'text/html', page, { 'Content-Security-Policy': policy.join('; ') });
  }

  function asset(response: ServerResponse, name: string): void {
    const file = join(editor, name);
    const isAllowed = /^(?:assets\/)?[\w.-]+$/.test(name) && !name.includes('..');
    if (!isAllowed || !(existsSync(file) || existsSync(file + compressedEnding)))
      return send(response, 404, 'text/plain', 'Not found');
    send(response, 200, lookup(name) ?? 'application/octet-stream', readEngineFile(file));
  }

  /** Keeps a window informed of the disk and of other windows for as long as it is open. */
  function follow(response: ServerResponse): void {
    const id = randomUUID();
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    windows.set(id, response);
    tell({ windows: windows.size });
    response.once('close', () => {
      windows.delete(id);
      tell({ windows: windows.size });
    });
  }

  async function card(response: ServerResponse): Promise<void> {
    const shown = ours.shown();
    const page = shown?.content.pages[0];
    const { image } =
      shown && page
        ? await drawSocialCard(page.profile, shown.content.publicFolder, {
            words: page.words.page,
            language: page.siteData.cvLanguage,
            colors: shown.content.theme.colors.card,
            address: undefined,
            askCode: page.askCode,
          })
        : { image: undefined };
    if (!image) return send(response, 404, 'text/plain', 'No card');
    send(response, 200, 'image/png', image);
  }

  /** A line of JSON for each thing that `publish` says, and one at the end. */
  async function publishing(response: ServerResponse, body: Buffer): Promise<void> {
    const { to, site } = read(body);
    const target = targetNames.find((each) => each === to);
    if (target === undefined) throw new Refusal('Choose where to publish.');
    response.writeHead(200, { ...headers, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    const line = (message: object) => response.write(`${JSON.stringify(message)}\n`);
    try {
      const result = await publish({
        file: resolve(folder, files.resumeFile),
        folder,
        to: target,
        site: site?.trim() || undefined,
        environment: readEnvironment(folder),
        say: (says) => line({ says }),
      });
      line({ done: result });
    } catch (error) {
      line({ problem: messageOf(error) });
    }
    response.end();
  }

  let inputs = await inputsNow(folder, files.resumeFile);
  const look = async () => {
    const now = windows.size === 0 ? inputs : await inputsNow(folder, files.resumeFile);
    if (now !== inputs) tell({ changed: true });
    inputs = now;
  };
  const timer = setInterval(() => void look(), diskInterval);

  const close = async () => {
    clearInterval(timer);
    for (const window of windows.values()) window.end();
    await Promise.all([closeServer(server), preview.close()]);
    ours.close();
  };
  try {
    const port = await listen(server, options.ports, '127.0.0.1');
    host = `127.0.0.1:${port}`;
    // Whoever has the token may read and write the folder.
    return { url: `http://${host}/${token}/`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, 'Content-Type': `${type}; charset=utf-8`, ...more }).end(body);
}

function read(body: Buffer): Request {
  try {
    return JSON.parse(body.toString('utf8')) as Request;
  } catch (cause) {
    throw new Refusal('The request is no JSON.', { cause });
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > mostBytes) throw new Refusal('The file is too large.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
