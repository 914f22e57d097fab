import { nodeNetwork, openServer, settingsFor } from '../../model-backend.ts';
import type { ServerId } from '../../../shared/site-data.ts';
import type { Environment } from '../../../site/settings.ts';
import { quotesBackendOf } from './quotes-backend.ts';
import { createFixedSentence, createParrot } from './baselines.ts';
import { fromChatBackend } from './chat-backend.ts';
import type { EvalBackend, OpenBackendOptions } from './eval-backend.ts';
import { openBuiltSite } from './webllm/open-built-site.ts';

export type EvalBackendName = 'webllm' | 'quotes' | 'fixed-sentence' | 'parrot' | ServerId;

/** They stand in every table. */
export const baselineNames = ['fixed-sentence', 'parrot'] as const satisfies readonly EvalBackendName[];

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
    default:
      return openModel(name, options.environment);
  }
}

async function openModel(name: ServerId, environment: Environment): Promise<EvalBackend> {
  const { server, backend } = await openServer(settingsFor(name, environment));
  const megabytes = await server.megabytes?.(nodeNetwork);
  return fromChatBackend(backend, { name, modelName: server.model, megabytes });
}
