import type { ModelSource } from '../protocol';
import { DownloadError } from './download-error';
import { busyError, reach } from './http-file';
import { modelFolder, type ListedFile, type ModelRevision } from './model-files';

/** The file that `scripts/hash-model.ts` writes beside self-hosted weights. */
export const hashFileName = 'model-hashes.json';

const hubOrigin = 'https://huggingface.co';
/** The hub lists up to a thousand files on a page; a model has about fifty. */
const mostPages = 20;

type Request = (url: string) => Promise<Response>;

/**
 * Asks the host, once at the start of a download, which files a model has. On the hub the branch is resolved to its
 * commit; elsewhere the listing is the file of `scripts/hash-model.ts`. Without either, files are checked by size alone.
 *
 * @throws RetryableError for a dropped connection or a busy server
 * @throws DownloadError if the hub's answer is none of the hub
 * @throws the signal's reason once it is aborted
 */
export async function readRevision(
  { modelUrl, libUrl }: ModelSource,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ModelRevision> {
  const folder = modelFolder(modelUrl);
  const request: Request = async (url) => {
    const response = await reach(url, fetch, signal);
    const busy = busyError(url, response);
    if (busy) throw busy;
    return response;
  };
  const onHub = /^([^/]+\/[^/]+)\/resolve\/([^/]+)\/$/.exec(
    folder.startsWith(`${hubOrigin}/`) ? folder.slice(hubOrigin.length + 1) : '',
  );
  const [, repository, revision] = onHub ?? [];
  if (repository !== undefined && revision !== undefined) {
    return (await readHub(repository, revision, request)) ?? { folder, listed: {} };
  }
  return { folder, ...(await readHashFile(folder, libUrl, request)) };
}

/** Undefined where the hub does not list the repository. */
async function readHub(
  repository: string,
  revision: string,
  request: Request,
): Promise<ModelRevision | undefined> {
  const api = `${hubOrigin}/api/models/${repository}`;
  const commit = await readCommit(`${api}/revision/${revision}`, revision, request);
  if (commit === undefined) return undefined;
  const folder = `${hubOrigin}/${repository}/resolve/${commit}/`;
  const listed: Record<string, ListedFile> = {};
  let page: string | undefined = `${api}/tree/${commit}?recursive=true`;
  for (let count = 0; page !== undefined && count < mostPages; count++) {
    const response = await request(page);
    if (!response.ok) return { folder, listed: {} };
    const entries = await readJson(response);
    if (!Array.isArray(entries)) throw new DownloadError('bad-response', `${page} lists no files`);
    for (const entry of entries) {
      const file = listedOnHub(entry);
      if (file) listed[file.path] = file.listed;
    }
    page = nextPage(response, page);
  }
  return { folder, listed };
}

async function readCommit(url: string, revision: string, request: Request): Promise<string | undefined> {
  if (isSha1(revision)) return revision;
  const response = await request(url);
  if (!response.ok) return undefined;
  const sha = field(await readJson(response), 'sha');
  if (!isSha1(sha)) throw new DownloadError('bad-response', `${url} names no commit`);
  return sha;
}

/** An entry of the hub's tree API: large files have an LFS object, the others are git blobs. */
function listedOnHub(entry: unknown): { path: string; listed: ListedFile } | undefined {
  const path = field(entry, 'path');
  if (field(entry, 'type') !== 'file' || typeof path !== 'string') return undefined;
  const large = field(entry, 'lfs');
  const digest = field(large ?? entry, 'oid');
  const bytes = field(large ?? entry, 'size');
  const isDigest = large === undefined ? isSha1(digest) : isSha256(digest);
  if (!isDigest || typeof digest !== 'string' || !isSize(bytes)) return undefined;
  const algorithm = large === undefined ? 'git-blob' : 'SHA-256';
  return { path, listed: { bytes, hash: { algorithm, digest } } };
}

/** The `next` link of RFC 8288. Another origin is not followed. */
function nextPage(response: Response, page: string): string | undefined {
  const target = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  const next = target === undefined ? undefined : new URL(target, page);
  return next?.origin === hubOrigin ? next.href : undefined;
}

async function readHashFile(
  folder: string,
  libUrl: string,
  request: Request,
): Promise<Pick<ModelRevision, 'listed' | 'library'>> {
  const response = await request(new URL(hashFileName, folder).href);
  const file = response.ok ? await readJson(response) : undefined;
  const entries = Object.entries((field(file, 'files') ?? {}) as Readonly<Record<string, unknown>>);
  const listed = Object.fromEntries(
    entries.flatMap(([path, value]) => {
      const found = listedInFile(value);
      return found ? [[path, found]] : [];
    }),
  );
  const library = field(file, 'library');
  const isSame = field(library, 'name') === new URL(libUrl).pathname.split('/').at(-1);
  return { listed, library: isSame ? listedInFile(library) : undefined };
}

function listedInFile(value: unknown): ListedFile | undefined {
  const digest = field(value, 'sha256');
  const bytes = field(value, 'bytes');
  if (!isSha256(digest) || !isSize(bytes)) return undefined;
  return { bytes, hash: { algorithm: 'SHA-256', digest } };
}

/** A host may answer any address with a page of its own: then there is no listing. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function isSha1(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
