import type { ReactNode } from 'react';
import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import { Fact, Facts } from '../../ui/Facts';
import type { SiteSettings } from '../../shared/site-data';
import { describePrivacy } from '../privacy';
import type { PrivacyWords } from '../privacy-words.en';

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
