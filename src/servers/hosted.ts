import { modelName } from '../backends/model-name.ts';
import type { HostedSettings } from '../shared/site-data.ts';
import type { Server, Setting } from './server.ts';

const settings = {
  VITE_HF_MODEL: { says: 'The model.', default: 'Qwen/Qwen3-14B' },
  VITE_HF_PROVIDER: {
    says: 'The provider as Hugging Face writes it, or auto: Hugging Face chooses.',
    default: 'nscale',
  },
  VITE_HF_ENDPOINT: {
    says: 'The base URL of an OpenAI-compatible server, such as a proxy that holds the credential: https://… or a path of this site such as /api/v1. Used instead of the provider.',
  },
  VITE_HF_TOKEN: {
    says: 'A credential that EVERYONE CAN READ in the site. Prefer an endpoint; with one, the token is left out.',
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, Setting>>;

const folder = 'src/backends/hosted/';

export const hosted: Server<HostedSettings, keyof typeof settings> = {
  flag: 0,
  heading: 'Hosted model (VITE_CHAT_BACKEND=0, and the fallback of 2 where a token or an endpoint is set)',
  settings,
  modelSetting: 'VITE_HF_MODEL',
  folder,
  read(reader) {
    const endpoint = reader.urlOrPath('VITE_HF_ENDPOINT');
    const provider = reader.provider('VITE_HF_PROVIDER') ?? settings.VITE_HF_PROVIDER.default;
    return {
      model: reader.textOr('VITE_HF_MODEL'),
      provider: provider === 'auto' ? undefined : provider,
      endpoint,
    };
  },
  at: ({ model, provider, endpoint }) => ({
    model,
    // The router of Hugging Face is called where no endpoint is set.
    address: endpoint ?? 'https://router.huggingface.co',
    folder,
    takesToken: true,
    describe: (words) => words.builtForHosted,
    privacy({ hosted: words, withAddress }, { isOwnServer, isFallback }) {
      const name = modelName(model);
      return {
        gets: isOwnServer ? words.gets : withAddress(words.gets),
        when: isFallback ? words.whenInstead : words.when,
        why: endpoint === undefined ? words.router(name, provider) : words.endpoint(name),
      };
    },
    async open({ words, network, token }) {
      const { createHostedBackend } = await import('../backends/hosted/hosted-backend.ts');
      return createHostedBackend({ words, model, provider, endpoint, token, network });
    },
  }),
};
