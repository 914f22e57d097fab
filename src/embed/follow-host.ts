import { forceScheme } from './forced-scheme';
import { schemeOf } from './scheme';

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
