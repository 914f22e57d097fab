import { resolve } from 'node:path';
import { readEnvironment } from '../../src/site/environment';
import type { Environment } from '../../src/site/settings';
import { otherOwners } from './owner';

const root = resolve(import.meta.dirname, '../..');

/** The addresses of the scripted servers that the test builds are pointed at. */
export interface TestServers {
  readonly model: string;
  readonly weights: string;
}

interface SiteVariant {
  /** The owner's folder, relative to the project's root; the fixture's where there is none. */
  readonly folder?: string;
  readonly environment: (servers: TestServers) => Environment;
  /** Replaces the engine inside the worker by `scripted-engine.ts`; everything around it stays real. */
  readonly scriptedEngine?: true;
}

const selfHosted = ({ weights }: TestServers): Environment => ({
  VITE_WEBLLM_MODEL: 'Qwen3-0.6B-test',
  VITE_WEBLLM_MODEL_URL: `${weights}/model`,
  VITE_WEBLLM_MODEL_LIB_URL: `${weights}/model.wasm`,
});

/** Every way the end-to-end tests build the site, as an owner would through settings. */
const siteVariants = {
  ollama: { environment: ({ model }) => ({ VITE_CHAT_BACKEND: '1', VITE_OLLAMA_HOST: model }) },
  huggingface: { environment: ({ model }) => ({ VITE_CHAT_BACKEND: '0', VITE_HF_ENDPOINT: `${model}/v1` }) },
  webllm: {
    environment: (servers) => ({ ...selfHosted(servers), VITE_WEBLLM_ALLOW_SOFTWARE_GPU: '1' }),
    scriptedEngine: true,
  },
  /** A browser with only a software GPU, and a hosted model to fall back to. */
  'webllm-hosted': {
    environment: (servers) => ({ ...selfHosted(servers), VITE_HF_ENDPOINT: `${servers.model}/v1` }),
    scriptedEngine: true,
  },
  /** The owner leaves the choice of the model to device and visitor. */
  'webllm-choice': {
    environment: () => ({ VITE_WEBLLM_ALLOW_SOFTWARE_GPU: '1' }),
    scriptedEngine: true,
  },
  /** WebLLM as it ships: the real engine class in the worker. */
  'webllm-real': {
    environment: (servers) => ({ ...selfHosted(servers), VITE_WEBLLM_ALLOW_SOFTWARE_GPU: '1' }),
  },
  /** No setting at all: what a fresh clone builds. */
  quotes: { environment: () => ({}) },
  /** Someone else's folder, served under a path. */
  'other-owner': {
    folder: otherOwners.nurse.folder,
    environment: ({ model }) => ({ VITE_CHAT_BACKEND: '1', VITE_OLLAMA_HOST: model, BASE_PATH: '/cv/' }),
  },
  /** The root's own folder: whatever CV the owner of this copy has there. Of the settings only the file's name counts. */
  root: { folder: '.', environment: () => ({ RESUME_FILE: readEnvironment(root)['RESUME_FILE'] }) },
} as const satisfies Record<string, SiteVariant>;

export type SiteVariantName = keyof typeof siteVariants;

export const variantNames = Object.keys(siteVariants) as SiteVariantName[];

export function variantOf(name: SiteVariantName): SiteVariant {
  return siteVariants[name];
}
