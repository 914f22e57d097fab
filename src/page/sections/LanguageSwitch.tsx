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
