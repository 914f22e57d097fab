/** What a visitor looks for: its role and accessible name, its text, or a selector. */
export interface Target {
  readonly role?: Role | undefined;
  /** The whole accessible name, or with `text` a part of what is shown. */
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly selector?: string | undefined;
  /** A selector of what the element lies in; the last match. */
  readonly within?: string | undefined;
}

export type Role =
  | 'button'
  | 'dialog'
  | 'heading'
  | 'image'
  | 'link'
  | 'navigation'
  | 'note'
  | 'progressbar'
  | 'region'
  | 'summary'
  | 'textbox';

/** CSS pixels from the window's top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ShownReply {
  readonly status: string;
  readonly backend: string;
  /** All that it shows, the controls below it included. */
  readonly text: string;
}

/** What `Page.evaluate` hands to a function in the page. */
export interface InPage {
  /** Visible elements, in document order. */
  readonly findAll: (target: Target) => HTMLElement[];
  /** The last message of the assistant. */
  readonly lastReply: () => ShownReply;
  /** Where a click on the element lands, or why it cannot be clicked now. */
  readonly pointOf: (target: Target) => Point | string;
  /** What a visitor sees and where the focus is, for a failure's message. */
  readonly describe: () => string;
}

/**
 * Makes the tools in the page. It is sent there as source text, so it uses nothing from outside itself.
 */
export function inPage(): InPage {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role="button"]',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4, h5, h6',
    image: 'img, [role="img"]',
    link: 'a[href]',
    navigation: 'nav',
    note: '[role="note"]',
    progressbar: 'progress, [role="progressbar"]',
    region: 'section, [role="region"]',
    summary: 'summary',
    textbox: 'textarea, input:not([type])',
  };
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

  const nameOf = (element: HTMLElement): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    if (labels.length > 0)
      return tidy(labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const given = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    return tidy(given ?? (element.innerText || element.getAttribute('placeholder')));
  };

  const isVisible = (element: HTMLElement): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const findAll = ({ role, name, text, selector, within }: Target): HTMLElement[] => {
    const area = within === undefined ? document : [...document.querySelectorAll(within)].at(-1);
    const list = area?.querySelectorAll<HTMLElement>(selector ?? (role ? selectors[role] : '*')) ?? [];
    return [...list].filter(
      (element) =>
        isVisible(element) &&
        (name === undefined || nameOf(element) === tidy(name)) &&
        (text === undefined || tidy(element.innerText).includes(tidy(text))),
    );
  };

  return {
    findAll,
    lastReply() {
      const reply = [...document.querySelectorAll<HTMLElement>('[data-role="assistant"]')].at(-1);
      const { status = '', backend = '' } = reply?.dataset ?? {};
      return { status, backend, text: tidy(reply?.innerText) };
    },
    pointOf(target) {
      const element = findAll(target).at(0);
      if (!element) return 'not there';
      if (element.matches(':disabled')) return 'disabled';
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(element.contains(hit) || hit.contains(element)))
        return `covered by ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`;
      return { x, y };
    },
    describe() {
      const { activeElement } = document;
      const scene = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
      const statuses = [...document.querySelectorAll<HTMLElement>('[data-role]')].map(
        ({ dataset: { role, status, backend } }) => [role, status, backend].filter(Boolean).join(' '),
      );
      return [
        `Page ${location.href}, focus on ${activeElement?.tagName} ${tidy(activeElement?.textContent).slice(0, 40)}`,
        `messages: ${statuses.join(', ') || 'none'}`,
        `shown: ${tidy(scene.innerText).slice(-600)}`,
      ].join('\n');
    },
  };
}
