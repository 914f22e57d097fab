import { createHash } from 'node:crypto';
import type { WeightsServer } from './weights-server';

/** The hub's repository of these tests. */
export const hubModelUrl = 'https://huggingface.co/org/model';
const api = 'https://huggingface.co/api/models/org/model';

export interface ScriptedHub {
  readonly fetch: typeof fetch;
  /** Addresses at the hub, in order. */
  readonly requests: readonly string[];
  /** The branch moves on to another commit. The files of the server belong to every commit that is not gone. */
  commit: string;
  /** This commit's files answer 404. */
  gone: string | undefined;
}

export const firstCommit = '1'.repeat(40);
export const secondCommit = '2'.repeat(40);

/**
 * The hub's API over the files of a weights server: revision, tree in pages of three, and files by commit. Weights are
 * LFS objects, the other files are git blobs, as on the hub.
 */
export function createScriptedHub(server: WeightsServer, libUrl = server.libUrl): ScriptedHub {
  const requests: string[] = [];
  const hub: ScriptedHub = {
    requests,
    commit: firstCommit,
    gone: undefined,
    async fetch(input, init) {
      const url = input instanceof Request ? input.url : String(input);
      if (url === libUrl) return fetch(input, init);
      requests.push(url);
      if (url === `${api}/revision/main`) return Response.json({ id: 'org/model', sha: hub.commit });
      if (url.startsWith(`${api}/tree/`)) return tree(new URL(url));
      const [, commit, file] = /\/org\/model\/resolve\/([^/]+)\/(.+)$/.exec(url) ?? [];
      if (file === undefined || commit === hub.gone) return new Response(null, { status: 404 });
      return fetch(`${server.url}/${file}`, init);
    },
  };

  function tree(url: URL): Response {
    const entries = [
      { type: 'directory', oid: 'a'.repeat(40), size: 0, path: 'assets' },
      ...[...server.files].map(([path, bytes]) => entryOf(path, bytes)),
    ];
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const next = new URL(url);
    next.searchParams.set('cursor', String(from + 3));
    const link = from + 3 < entries.length ? { link: `<${next.href}>; rel="next"` } : {};
    return Response.json(entries.slice(from, from + 3), { headers: { ...link } });
  }

  return hub;
}

function entryOf(path: string, bytes: Uint8Array): object {
  const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  if (!path.endsWith('.bin')) return { type: 'file', oid: blob, size: bytes.length, path };
  const oid = createHash('sha256').update(bytes).digest('hex');
  const lfs = { oid, size: bytes.length, pointerSize: 134 };
  return { type: 'file', oid: '0'.repeat(40), size: bytes.length, lfs, path };
}

/** The file of `scripts/hash-model.ts` for these files. */
export function hashFileOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entry = (bytes: Uint8Array = new Uint8Array()) => ({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const inFolder = [...files].filter(([name]) => name !== 'model.wasm');
  return Buffer.from(
    JSON.stringify({
      files: Object.fromEntries(inFolder.map(([name, bytes]) => [name, entry(bytes)])),
      library: { name: 'model.wasm', ...entry(files.get('model.wasm')) },
    }),
  );
}
