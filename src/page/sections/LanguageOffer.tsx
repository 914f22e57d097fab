import { Button } from '../../ui/Button';
import type { PageLanguage } from './LanguageSwitch';

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
