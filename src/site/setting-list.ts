import { servers } from '../servers/servers.ts';
import type { Setting } from '../servers/server.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Setting>>>>;

const ofBackend = {
  'Which backend answers': {
    VITE_CHAT_BACKEND: {
      says: '0: the hosted model (Hugging Face). 2: a model in the visitor’s browser (WebLLM). Any other number: Ollama.',
      default: '2',
    },
  },
} as const satisfies Groups;

const ofServers: Groups = Object.fromEntries(
  Object.values(servers).map(({ heading, settings }) => [heading, settings]),
);

const ofSite = {
  'In the browser (VITE_CHAT_BACKEND=2)': {
    VITE_WEBLLM_MODEL: {
      says: 'A model id of WebLLM’s list, or of the files below. Unset: chosen by what the visitor’s device can hold.',
    },
    VITE_WEBLLM_MODEL_URL: {
      says: 'The folder of self-hosted weights: https://… or a path of this site. Needs the next one.',
    },
    VITE_WEBLLM_MODEL_LIB_URL: { says: 'The self-hosted model library. Needs the one above.' },
    VITE_WEBLLM_ALLOW_SOFTWARE_GPU: {
      says: '1 accepts a software GPU: very slow, for tests and demos only.',
    },
    MODEL_PINS: {
      says: 'A JSON file that holds each model to one commit of its weights and one library; wins over the shipped pins.',
    },
    VITE_BUILT_IN_MODEL: {
      says: '0 leaves out the model that the visitor’s browser may have itself (Prompt API).',
      default: '1',
    },
  },
  'The site': {
    BASE_PATH: {
      says: 'The URL path that the site is served under, such as /cv/. Unset: the path of SITE_URL, else /.',
    },
    SITE_URL: {
      says: 'The public address, such as https://jane.example.com/cv/, for links that must be absolute. Where its path is not BASE_PATH, the build stops.',
    },
    QR_CODE: {
      says: '1 puts a QR code that opens the chat on the PDF, the printed page and the social card. Needs SITE_URL.',
    },
    RESUME_FILE: { says: 'The JSON Resume file.', default: 'resume.json' },
  },
} as const satisfies Groups;

/** Every setting there is, by group, in the order of the page and of `.env.example`. */
export const settingGroups: Groups = { ...ofBackend, ...ofServers, ...ofSite };

type NamesIn<All> = { [Group in keyof All]: keyof All[Group] }[keyof All];
type Servers = typeof servers;
export type SettingName =
  | NamesIn<typeof ofBackend & typeof ofSite>
  | { [Id in keyof Servers]: keyof Servers[Id]['settings'] }[keyof Servers];

export const settingList: readonly (readonly [name: string, setting: Setting])[] = Object.values(
  settingGroups,
).flatMap((group) => Object.entries<Setting>(group));

const settings: ReadonlyMap<string, Setting> = new Map(settingList);

/** What may be committed, and what the Pages workflows pass on. */
export const publicSettings: readonly string[] = settingList.flatMap(([name, { isSecret }]) =>
  isSecret ? [] : [name],
);
export const tokenSetting = 'VITE_HF_TOKEN' satisfies SettingName;

/** @throws Error where the setting has no default */
export function defaultOf(name: SettingName): string {
  const value = settings.get(name)?.default;
  if (value === undefined) throw new Error(`${name} has no default.`);
  return value;
}
