import { createOllamaServer, isSameModel } from '../../../backends/ollama/ollama-server.ts';
import { createModelBackend, modelFlags, nodeNetwork } from '../../model-backend.ts';
import type { Profile } from '../../../resume/profile.ts';
import type { OllamaSettings, SiteSettings } from '../../../site-data.ts';
import { parseSettings, type Environment } from '../../../site/settings.ts';
import { quotesBackendOf } from './quotes-backend.ts';
import { createFixedSentence, createParrot } from './baselines.ts';
import { fromChatBackend } from './chat-backend.ts';
import type { EvalBackend } from './eval-backend.ts';
import { openBuiltSite } from './webllm/open-built-site.ts';

export const backendNames = [
  'ollama',
  'huggingface',
  'webllm',
  'quotes',
  'fixed-sentence',
  'parrot',
] as const;
export type EvalBackendName = (typeof backendNames)[number];

/** They stand in every table. */
export const baselineNames = ['fixed-sentence', 'parrot'] as const satisfies readonly EvalBackendName[];

export interface OpenBackendOptions {
  /** The CV that the questions are about. */
  readonly profile: Profile;
  /** The settings of a build; `VITE_CHAT_BACKEND` is set by the name. */
  readonly environment: Environment;
  /** Quotes count ongoing jobs up to this day. */
  readonly today: Date;
  /** What `webllm` drives, and where. */
  readonly site: WebllmOptions;
  /** Hears what goes on before the first question, such as a download. */
  readonly say?: ((line: string) => void) | undefined;
}

export interface WebllmOptions {
  /** The owner's folder, which holds the site in `dist/`; the working directory by default. */
  readonly root?: string | undefined;
  /** A model of WebLLM's list, in place of the built site's. */
  readonly model?: string | undefined;
  /** Where the browser keeps the model between runs. */
  readonly profileFolder: string;
  /** The browser's program; an installed Chrome, Chromium or Edge by default. */
  readonly browser?: string | undefined;
  /** Without a window. */
  readonly isHeadless?: boolean | undefined;
  /** Fixed, since a browser keeps a model for one origin. */
  readonly port?: number | undefined;
}

/** Throws an Error with a sentence where what answers cannot be opened at all. */
export async function openBackend(name: EvalBackendName, options: OpenBackendOptions): Promise<EvalBackend> {
  switch (name) {
    case 'fixed-sentence':
      return createFixedSentence(options.profile);
    case 'parrot':
      return createParrot();
    case 'quotes':
      return fromChatBackend(quotesBackendOf(options.profile, options.today), { name, megabytes: 0 });
    case 'webllm':
      return openBuiltSite(options);
    case 'ollama':
    case 'huggingface':
      return openModel(name, options.environment);
  }
}

export function isBackendName(name: string): name is EvalBackendName {
  return backendNames.some((each) => each === name);
}

async function openModel(name: 'ollama' | 'huggingface', environment: Environment): Promise<EvalBackend> {
  const settings = parseSettings({ ...environment, VITE_CHAT_BACKEND: modelFlags[name] });
  const backend = createModelBackend(settings);
  if (!backend) throw new Error(`${name} has no model outside the browser.`);
  const { site } = settings;
  const megabytes = site.backend === 'ollama' ? await ollamaMegabytes(site.ollama) : undefined;
  return fromChatBackend(backend, { name, modelName: modelIdOf(site), megabytes });
}

/** As the settings name it: two quantisations of one model differ. */
function modelIdOf(site: SiteSettings): string | undefined {
  if (site.backend === 'ollama') return site.ollama.model;
  return site.hosted?.model;
}

/** Undefined where the server gives no answer or has no such model; the first question says so. */
async function ollamaMegabytes({ host, model }: OllamaSettings): Promise<number | undefined> {
  const installed = await createOllamaServer(host, nodeNetwork).installed(new AbortController().signal);
  const size = installed.find(({ name }) => isSameModel(name, model))?.size ?? 0;
  return size > 0 ? Math.round(size / 1e6) : undefined;
}
