interface Visitor {
  /** The languages that the visitor's browser asks for, the preferred first (BCP 47). */
  readonly languages: readonly string[];
  readonly referrer: string;
}

/**
 * Shows the offer to read the page in a language that the visitor prefers to its own. Nothing is stored, so it comes again
 * with the next visit; who came from another page of this site has chosen already.
 */
export function offerLanguage(page: Document, { languages, referrer }: Visitor): void {
  if (referrer !== '' && new URL(referrer).origin === page.location.origin) return;
  const offers = [...page.querySelectorAll<HTMLElement>('[data-language-offer]')];
  const offerIn = (language: string) =>
    offers.find((offer) => baseOf(offer.dataset['languageOffer'] ?? '') === baseOf(language));
  const own = baseOf(page.documentElement.lang);
  const preferred = languages.find((language) => baseOf(language) === own || offerIn(language));
  if (preferred === undefined) return;
  const offer = offerIn(preferred);
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
  });
}

/** "pt" of "pt-BR". */
function baseOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
