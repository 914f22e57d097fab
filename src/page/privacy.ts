import { type Recipient, recipientsOf } from '../servers/foreign-hosts';
import type { PrivacyLines } from '../servers/server';
import type { SiteSettings } from '../shared/site-data';
import { siteName } from '../shared/site-name';
import type { PrivacyWords } from './privacy-words.en';

interface Stored {
  /** What it is called there, such as the key of `localStorage`, or else in words. */
  readonly names: readonly string[];
  readonly isKey: boolean;
  readonly what: string;
  readonly until: string;
}

/** Who gets what from a visitor of the site with these settings, and what stays in the browser. */
export function describePrivacy(site: SiteSettings, words: PrivacyWords) {
  return {
    calls: [
      { hosts: [], ...words.page },
      // Hosts as the security policy names them, without `https://`; none for the site's own server.
      ...recipientsOf(site).map((recipient) => ({
        hosts: recipient.sources.map((source) => source.replace(/^https:\/\//, '')),
        ...describeRecipient(recipient, site, words),
      })),
    ],
    stored: storedBy(site, words),
  };
}

function describeRecipient(recipient: Recipient, site: SiteSettings, words: PrivacyWords): PrivacyLines {
  const isOwnServer = recipient.sources.length === 0;
  if (recipient.role === 'server')
    return recipient.server.privacy(words, { isOwnServer, isFallback: site.backend === 'webllm' });
  const { gets, when, [recipient.role]: why } = words.files;
  return { gets: isOwnServer ? gets : words.withAddress(gets), when, why };
}

/** The names are those that `src/models/`, the worker and the service worker give; a test compares them. */
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
  const { until: closed } = words.keptConversations;
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
          what: words.failuresToo(words.choice),
          until: closed,
        })
      : key([`${own}:instead-of-local-model`], { what: words.choice, until: closed }),
  ];
}
