import { createHash } from 'node:crypto';
import { lookup } from 'mrmime';
import { valueAt } from '../../resume/edit-json.ts';
import { hostHeadersFile } from '../../site/policy.ts';
import { type Api, ask, openApi, textAt } from './api.ts';
import { hostName, type OpenTarget } from './target.ts';

/** The date whose behaviour of Workers is asked for. */
const compatibilityDate = '2026-11-01';

/** Deploys to Cloudflare as the static assets of a Worker (https://developers.cloudflare.com/workers/static-assets/direct-upload/). */
export const openCloudflare: OpenTarget = async ({ environment, say, ...options }) => {
  const usualUrl = 'https://api.cloudflare.com/client/v4';
  const api = openApi('Cloudflare', 'CLOUDFLARE_API_TOKEN', usualUrl, environment);
  const name = hostName(options);
  const account = `/accounts/${encodeURIComponent(await findAccount(api, environment['CLOUDFLARE_ACCOUNT_ID']))}`;
  const script = `${account}/workers/scripts/${encodeURIComponent(name)}`;
  const subdomain = textAt(resultOf(await ask(api, `${account}/workers/subdomain`)), 'subdomain');
  if (subdomain === undefined)
    throw new Error(
      'This account has no workers.dev subdomain yet. Open Workers & Pages in Cloudflare’s dashboard once, and run the command again.',
    );
  const address = `https://${name}.${subdomain}.workers.dev/`;
  return {
    address,
    async upload(files) {
      const assets = [...files].filter(([path]) => path !== hostHeadersFile).map(asAsset);
      const jwt = await uploadAssets(api, { account, script, assets });
      await ask(api, script, { method: 'PUT', body: workerOf(jwt, files.get(hostHeadersFile)) });
      const body = JSON.stringify({ enabled: true });
      await ask(api, `${script}/subdomain`, { method: 'POST', type: 'application/json', body });
      say(`To take it back: in Cloudflare, open Workers & Pages > ${name} > Settings, and delete it.`);
      return { address };
    },
  };
};

async function findAccount(api: Api, set: string | undefined): Promise<string> {
  if (set?.trim()) return set.trim();
  const accounts = resultOf(await ask(api, '/accounts'));
  const ids = Array.isArray(accounts) ? accounts.map((each: unknown) => textAt(each, 'id')) : [];
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return only;
  throw new Error(
    'Set CLOUDFLARE_ACCOUNT_ID to the account that the site belongs to; the dashboard shows it under Workers & Pages.',
  );
}

type Asset = ReturnType<typeof asAsset>;

/** The path has a slash before it, and the hash 32 hexadecimal digits, as the API wants them. */
function asAsset([name, content]: readonly [string, string | Uint8Array]) {
  const bytes = Buffer.from(content);
  const type = lookup(name) ?? 'application/octet-stream';
  const hash = createHash('sha256').update(name).update('\0').update(bytes).digest('hex').slice(0, 32);
  return { path: `/${name}`, hash, bytes, type };
}

interface Upload {
  readonly account: string;
  readonly script: string;
  readonly assets: readonly Asset[];
}

/** Uploads what the host does not have yet, in the groups that it names. Returns what stands for all of them. */
async function uploadAssets(api: Api, { account, script, assets }: Upload): Promise<string> {
  const manifest = Object.fromEntries(
    assets.map(({ path, hash, bytes }) => [path, { hash, size: bytes.length }]),
  );
  const request = { method: 'POST', type: 'application/json', body: JSON.stringify({ manifest }) } as const;
  const session = resultOf(await ask(api, `${script}/assets-upload-session`, request));
  const token = textAt(session, 'jwt');
  const buckets = valueAt(session, ['buckets']);
  let completed = token;
  for (const bucket of Array.isArray(buckets) ? buckets : []) {
    const body = new FormData();
    for (const hash of Array.isArray(bucket) ? bucket : []) {
      const asset = assets.find((each) => each.hash === hash);
      if (asset)
        body.append(asset.hash, new Blob([asset.bytes.toString('base64')], { type: asset.type }), asset.hash);
    }
    const upload = { method: 'POST', body, token } as const;
    completed =
      textAt(resultOf(await ask(api, `${account}/workers/assets/upload?base64=true`, upload)), 'jwt') ??
      completed;
  }
  if (completed === undefined) throw new Error('Cloudflare took no files. Run the command again later.');
  return completed;
}

/** A Worker without code. */
function workerOf(jwt: string, headers: string | Uint8Array | undefined): FormData {
  const config = {
    html_handling: 'auto-trailing-slash',
    not_found_handling: '404-page',
    ...(headers === undefined ? {} : { _headers: Buffer.from(headers).toString('utf8') }),
  };
  const metadata = { assets: { jwt, config }, compatibility_date: compatibilityDate };
  const body = new FormData();
  body.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  return body;
}

function resultOf(answer: unknown): unknown {
  return valueAt(answer, ['result']);
}
