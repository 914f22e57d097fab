import { isLoopback } from '../backends/http/loopback';
import { modelName } from '../backends/model-name';
import { runsInCloud } from '../backends/runs-in-cloud';
import { type Recipient, recipientsOf } from '../foreign-hosts';
import type { HostedSettings, OllamaSettings, SiteSettings } from '../site-data';
import { siteName } from '../site-name';
import type { PrivacyWords } from './privacy-words.en';

/** A server that the site calls. */
interface Call {
  /** As the security policy names them, without `https://`; none for the site's own server. */
  readonly hosts: readonly string[];
  readonly gets: string;
  readonly when: string;
  readonly why: string;
}

/** Something that the site keeps in the browser. */
interface Stored {
  /** What it is called there, such as the key of `localStorage`, or else in words. */
  readonly names: readonly string[];
  readonly isKey: boolean;
  readonly what: string;
  readonly until: string;
}

interface Privacy {
  readonly calls: readonly Call[];
  readonly stored: readonly Stored[];
}

/** Who gets what from a visitor of the site with these settings, and what stays in the browser. */
export function describePrivacy(site: SiteSettings, words: PrivacyWords): Privacy {
  return {
    calls: [
      { hosts: [], ...words.page },
      ...recipientsOf(site).map((recipient) => ({
        hosts: recipient.sources.map((source) => source.replace(/^https:\/\//, '')),
        ...describeRecipient(recipient, site, words),
      })),
    ],
    stored: storedBy(site, words),
  };
}

function describeRecipient(
  { role, sources }: Recipient,
  site: SiteSettings,
  words: PrivacyWords,
): Omit<Call, 'hosts'> {
  const isOwnServer = sources.length === 0;
  if (role === 'weights' || role === 'library') {
    const { gets, getsHere, when, why } = words[role];
    return { gets: isOwnServer ? getsHere : gets, when, why };
  }
  if (site.backend === 'ollama') return describeOllama(site.ollama, words.ollama);
  return {
    gets: isOwnServer ? words.hosted.getsHere : words.hosted.gets,
    when: site.backend === 'webllm' ? words.hosted.whenInstead : words.hosted.when,
    why: site.hosted ? whyHosted(site.hosted, words.hosted) : '',
  };
}

function describeOllama({ host, model }: OllamaSettings, words: PrivacyWords['ollama']): Omit<Call, 'hosts'> {
  const { gets, when, why } = isLoopback(host) ? words.here : words.there;
  const answers = why(modelName(model));
  return { gets, when, why: runsInCloud(model) ? `${answers} ${words.cloud}` : answers };
}

function whyHosted({ model, provider, endpoint }: HostedSettings, words: PrivacyWords['hosted']): string {
  const name = modelName(model);
  return endpoint === undefined ? words.router(name, provider) : words.endpoint(name);
}

/** The names are those that `src/local-model/`, the worker and the service worker give; a test compares them. */
function storedBy(site: SiteSettings, words: PrivacyWords): readonly Stored[] {
  const { basePath, isEmbed } = site;
  const name = siteName(basePath);
  // Of an embed, where the frame lies and whose CV it is come in between.
  const own = isEmbed ? `${siteName('')}*` : name;
  const key = (names: readonly string[], facts: Pick<Stored, 'what' | 'until'>): Stored => ({
    names,
    isKey: true,
    ...facts,
  });
  const { name: conversations, what, until } = words.conversations;
  const conversation: Stored = isEmbed
    ? key([`${own}:conversation`], words.keptConversations)
    : { names: [conversations], isKey: false, what, until };
  if (site.backend !== 'webllm') return [conversation];
  return [
    conversation,
    key(['tvmjs-opfs-store', 'webllm/*', `${name}:models`], words.models),
    ...(isEmbed ? [] : [key([`${name}:site`], words.offline)]),
    key([`${own}:webllm-loading`], words.loading),
    site.builtIn
      ? key([`${own}:instead-of-local-model`, `${own}:built-in-failures`], {
          ...words.choice,
          what: words.failuresToo(words.choice.what),
        })
      : key([`${own}:instead-of-local-model`], words.choice),
  ];
}
