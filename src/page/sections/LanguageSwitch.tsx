import { Button } from '../../ui/Button';
import type { Direction } from '../../resume/direction';
import type { PageWords } from '../words.en';

/** The CV in one of the site's languages. */
export interface PageLanguage {
  readonly language: string;
  readonly address: string;
  readonly isCurrent: boolean;
  readonly offer: PageWords['languages'];
}

interface LanguageSwitchProps {
  /** All languages of the site; one alone needs no switch. */
  readonly languages: readonly PageLanguage[];
  /** Of the columns that it stands on, where that is not the page's. */
  readonly direction?: Direction | undefined;
  readonly words: PageWords['languages'];
}

/** Links to the CV in the site's other languages. Each is named in its own, so that its readers recognise it. */
export function LanguageSwitch({ languages, direction, words }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  return (
    <nav className="language-switch" dir={direction} aria-label={words.label}>
      <ul className="language-switch__list">
        {languages.map(({ language, address, isCurrent }) => (
          <li key={language}>
            <a
              className="language-switch__link"
              href={address}
              hrefLang={language}
              lang={language}
              // The page that it leads to offers no other language then; no other site gets an address.
              referrerPolicy="same-origin"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {ownName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "français", "日本語". */
function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/**
 * One sentence for each other language of the site, in that language. All are hidden until the page's script finds that
 * a visitor reads one of them before this page's (`src/app/offer-language.ts`).
 */
export function LanguageOffer({ languages }: { readonly languages: readonly PageLanguage[] }) {
  return languages
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ language, address, offer }) => (
      <aside
        className="language-offer"
        data-language-offer={language}
        lang={language}
        dir="auto"
        aria-label={offer.label}
        key={language}
        hidden
      >
        <p className="language-offer__text">
          {offer.offer}{' '}
          <a href={address} hrefLang={language} referrerPolicy="same-origin">
            {offer.switch}
          </a>
        </p>
        <Button variant="link">{offer.dismiss}</Button>
      </aside>
    ));
}
