import { schemeOf, type Scheme } from './scheme';

/** Draws the frame in the scheme of the page around it, now and whenever that changes. */
export function followScheme(host: Window, frame: HTMLElement, page: Document): void {
  const force = forceScheme(page);
  const follow = () => {
    const scheme = schemeOf(host.document);
    // Where the two differ, the browser fills the frame with a colour of its own.
    frame.style.colorScheme = scheme;
    force(scheme);
  };
  const changes = new MutationObserver(follow);
  const { documentElement, body } = host.document;
  for (const element of [documentElement, body]) changes.observe(element, { attributes: true });
  host.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  follow();
}

type Viewport = EventTarget & Pick<VisualViewport, 'height' | 'scale' | 'offsetTop'>;

/** A touch keyboard covers what lies below the visual viewport. Zooming by two fingers moves that without covering anything. */
export function followViewport(
  { visualViewport }: { readonly visualViewport: Viewport | null },
  frame: HTMLElement,
): void {
  if (!visualViewport) return;
  const follow = () => {
    const { height, scale, offsetTop } = visualViewport;
    frame.style.height = `${height * scale}px`;
    frame.style.marginTop = scale === 1 ? `${offsetTop}px` : '0';
  };
  visualViewport.addEventListener('resize', follow);
  visualViewport.addEventListener('scroll', follow);
  follow();
}

const question = /\(prefers-color-scheme:\s*(light|dark)\)/g;

/**
 * Returns the function that draws a page in one scheme, whatever the visitor prefers: the answers to `prefers-color-scheme`
 * are written into its style sheets, those that load later included.
 */
export function forceScheme(page: Document): (scheme: Scheme) => void {
  const written = new WeakMap<CSSMediaRule, string>();
  let current: Scheme | undefined;

  function answer(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const condition = written.get(rule) ?? rule.media.mediaText;
        if (condition.includes('prefers-color-scheme')) {
          written.set(rule, condition);
          rule.media.mediaText = condition.replace(question, (_, asked) =>
            asked === current ? '(min-width: 0px)' : '(max-width: 0px)',
          );
        }
      }
      if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList);
    }
  }

  function answerAll(): void {
    if (current) for (const sheet of page.styleSheets) answer(sheet.cssRules);
  }

  // A style sheet's load event does not bubble.
  page.addEventListener('load', answerAll, true);
  return (scheme) => {
    current = scheme;
    page.documentElement.style.colorScheme = scheme;
    answerAll();
  };
}
