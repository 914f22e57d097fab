import type { ReactNode } from 'react';
import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import { Fact, Facts } from '../../ui/Facts';
import { type Recipient, recipientsOf } from '../../servers/foreign-hosts';
import type { PrivacyLines } from '../../servers/server';
import type { SiteSettings } from '../../shared/site-data';
import { siteName } from '../../shared/site-name';
import type { PrivacyWords } from '../words.en';

interface PrivacyProps {
  readonly settings: SiteSettings;
  readonly words: PrivacyWords;
}

/** What this very site sends, to whom and when, and what it keeps in the browser. It needs no script. */
export function Privacy({ settings, words }: PrivacyProps) {
  const { calls, stored } = describePrivacy(settings, words);
  return (
    <div className="privacy">
      <CollapsibleToggle label={words.title} isCard>
        <p>{words.policy}</p>
        <Entries title={words.hosts}>
          {calls.map(({ hosts, gets, when, why }) => (
            <li key={hosts.join() + why}>
              <p className="privacy__names">{hosts.length === 0 ? words.ownServer : inCode(hosts)}</p>
              <Facts>
                <Fact name={words.names.gets}>{gets}</Fact>
                <Fact name={words.names.when}>{when}</Fact>
                <Fact name={words.names.why}>{why}</Fact>
              </Facts>
            </li>
          ))}
        </Entries>
        <Entries title={words.stored}>
          {stored.map(({ names, isKey, what, until }) => (
            <li key={names.join()}>
              <p className="privacy__names">{isKey ? inCode(names) : names}</p>
              <Facts>
                <Fact name={words.storedNames.what}>{what}</Fact>
                <Fact name={words.storedNames.until}>{until}</Fact>
              </Facts>
            </li>
          ))}
        </Entries>
      </CollapsibleToggle>
    </div>
  );
}

function Entries({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <p className="privacy__title">{title}</p>
      <ul className="privacy__list" aria-label={title}>
        {children}
      </ul>
    </>
  );
}

function inCode(names: readonly string[]): ReactNode {
  return names.map((name) => <code key={name}>{name}</code>);
}

interface Stored {
  /** What it is called there, such as the key of `localStorage`, or else in words. */
  readonly names: readonly string[];
  readonly isKey: boolean;
  readonly what: string;
  readonly until: string;
}

/** Who gets what from a visitor of the site with these settings, and what stays in the browser. */
function describePrivacy(site: SiteSettings, words: PrivacyWords) {
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
