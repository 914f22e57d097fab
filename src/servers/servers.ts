import type { ServerId, ServerSettings, ServerSite, SiteSettings } from '../shared/site-data.ts';
import { hosted } from './hosted.ts';
import { ollama } from './ollama.ts';
import type { Server, SettingReader, SiteServer } from './server.ts';
import type { PageWords } from '../page/words.en.ts';

/** Every backend outside the browser (docs/add-a-backend.md). */
export const servers = { ollama, huggingface: hosted } as const;

type AnyServer<Id extends ServerId> = Pick<Server<ServerSettings[Id], never>, 'at'>;
const byId: { readonly [Id in ServerId]: AnyServer<Id> } = servers;

export function serversOf(site: SiteSettings): readonly SiteServer[] {
  if (site.backend !== 'webllm') return [serverOf(site)];
  return site.hosted ? [hosted.at(site.hosted)] : [];
}

/** What each server's settings make a site ask; the first one where `VITE_CHAT_BACKEND` is the number of none. */
export function readServers(reader: SettingReader<string>): {
  readonly settings: ServerSettings;
  readonly siteFor: (flag: number) => ServerSite;
} {
  const settings = { ollama: ollama.read(reader), huggingface: hosted.read(reader) };
  const sites: readonly [ServerSite, ...ServerSite[]] = [
    { backend: 'ollama', server: settings.ollama },
    { backend: 'huggingface', server: settings.huggingface },
  ];
  const [usual] = sites;
  return {
    settings,
    siteFor: (flag) => sites.find(({ backend }) => servers[backend].flag === flag) ?? usual,
  };
}

function serverOf<Id extends ServerId>({ backend, server }: ServerSite<Id>): SiteServer {
  return byId[backend].at(server);
}

/** The backend a site was built for, in words for the page and the terminal. */
export function describeBackend(
  site: SiteSettings,
  words: PageWords['panel'],
): { readonly backendName: string; readonly modelName: string } {
  const [server] = serversOf(site);
  if (site.backend !== 'webllm')
    return { backendName: server?.describe(words) ?? '', modelName: server?.model ?? '' };
  return {
    backendName: [words.builtForBrowser, ...(server ? [server.describe(words)] : [])].join(' / '),
    modelName: site.webllm.model ?? words.chosenByDevice,
  };
}
