import type { VendorFailureWords } from '../describe-failure';
import { orWriteTo } from '../words.en';

export const hostedWords = {
  whereItRuns: 'at the hosted provider',
  /** Who receives the messages, as the object of "They go to …". */
  recipient: {
    ownServer: (host: string) => `this site’s server, ${host}`,
    provider: (name: string) => `Hugging Face, which passes them to ${name}`,
    anyProvider: 'Hugging Face, which passes them to a provider that it chooses',
  },
  server: 'The hosted model',
  failures: {
    'no-credential': `The hosted model is not set up on this site.\nThe site’s owner has to build it with VITE_HF_ENDPOINT (a proxy) or VITE_HF_TOKEN.${orWriteTo}`,
    'credits-exhausted': `This month’s credits for the hosted model are used up.\nNew credits are granted next month.${orWriteTo}`,
    'model-missing': `The hosted model {subject} was not found.\nIts name may have changed. The site’s owner has to set another one.${orWriteTo}`,
    'model-unsupported': `No provider serves the model {subject} at the moment.\nThe site’s owner has to choose another model or provider.${orWriteTo}`,
  },
} satisfies VendorFailureWords & Record<string, unknown>;

export type HostedWords = VendorFailureWords & Omit<typeof hostedWords, 'failures'>;
