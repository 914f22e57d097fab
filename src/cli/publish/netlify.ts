import { setTimeout as wait } from 'node:timers/promises';
import { type Api, ask, HostError, openApi, textAt } from './api.ts';
import { hostName, type OpenTarget, zipped } from './target.ts';

/** How often, in ms, and how many times it is asked whether a deploy is there. */
const polling = { every: 1000, most: 300 };

/** Deploys to Netlify by its API (https://open-api.netlify.com), as one archive. */
export const openNetlify: OpenTarget = async ({ environment, say, ...options }) => {
  const api = openApi('Netlify', 'NETLIFY_AUTH_TOKEN', 'https://api.netlify.com/api/v1', environment);
  const { id, address } = await findSite(api, hostName(options));
  return {
    address,
    async upload(files) {
      const body = new Blob([new Uint8Array(zipped(files))]);
      const request = { method: 'POST', type: 'application/zip', body } as const;
      const deploy = await ask(api, `/sites/${encodeURIComponent(id)}/deploys`, request);
      await untilReady(api, deploy);
      say(
        `To take it back: in Netlify, open the site ${address}, then Site configuration > Delete this site.`,
      );
      return { address };
    },
  };
};

/** The owner's site of that name, or a new one. */
async function findSite(api: Api, name: string) {
  const sites = await ask(api, `/sites?name=${encodeURIComponent(name)}&filter=all`);
  const own = Array.isArray(sites) ? sites.find((site: unknown) => textAt(site, 'name') === name) : undefined;
  const site: unknown = own ?? (await makeSite(api, name));
  const id = textAt(site, 'id') ?? textAt(site, 'site_id');
  const address = textAt(site, 'ssl_url') ?? textAt(site, 'url');
  if (id === undefined || address === undefined)
    throw new Error('Netlify answered without the site’s address. Run the command again later.');
  return { id, address: address.endsWith('/') ? address : `${address}/` };
}

function makeSite(api: Api, name: string): Promise<unknown> {
  const request = { method: 'POST', type: 'application/json', body: JSON.stringify({ name }) } as const;
  return ask(api, '/sites', request).catch((cause: unknown) => {
    if (!(cause instanceof HostError) || cause.status !== 422) throw cause;
    throw new Error(`The name "${name}" is taken at Netlify. Choose another one: --site NAME.`, { cause });
  });
}

/** @throws Error where the deploy fails or takes longer than five minutes */
async function untilReady(api: Api, first: unknown): Promise<void> {
  let deploy = first;
  for (let times = 0; textAt(deploy, 'state') !== 'ready'; times += 1) {
    if (textAt(deploy, 'state') === 'error')
      throw new Error(
        `Netlify could not deploy the site: ${textAt(deploy, 'error_message') ?? 'it does not say why'}.`,
      );
    if (times === polling.most)
      throw new Error('Netlify has not deployed the site after five minutes. See its dashboard.');
    await wait(polling.every);
    deploy = await ask(api, `/deploys/${encodeURIComponent(textAt(deploy, 'id') ?? '')}`);
  }
}
