/** Links to an anchor of the CV, without those to a statement in the chat itself. */
const toTheCv = 'a[href^="#"]:not(.claims__first)';

/**
 * Leads links to an anchor of the CV (`#job-1`) inside `chat` to the page that shows it, in the window around the frame.
 * Until it knows of such a page they are text, since the line that they name stands beside them.
 */
export function leadLinks(chat: HTMLElement): {
  /** @param base what a relative address is relative to. @returns the page's address without its fragment */
  setCv(address: string | undefined, base: string): string | undefined;
} {
  let cv: string | undefined;

  function lead(): void {
    for (const link of chat.querySelectorAll<HTMLAnchorElement>(toTheCv)) {
      const fragment = link.getAttribute('href') ?? '';
      if (cv === undefined) link.removeAttribute('href');
      else {
        link.href = cv + fragment;
        link.target = '_top';
      }
    }
  }

  new MutationObserver(lead).observe(chat, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  return {
    setCv(address, base) {
      cv = address === undefined ? undefined : pageAt(address, base);
      lead();
      return cv;
    },
  };
}

/** Only pages: a link never runs a script. Undefined for what is no address, such as `https://`. */
function pageAt(address: string, base: string): string | undefined {
  try {
    const { href, protocol } = new URL(address, base);
    return /^https?:$/.test(protocol) ? href.split('#')[0] : undefined;
  } catch {
    return undefined;
  }
}
