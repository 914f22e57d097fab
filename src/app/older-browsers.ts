/**
 * Polyfills what a browser may lack although the assistant runs in it (`docs/contract.md#browsers`). Newer browsers
 * never load this file.
 */
export function standIn(page: Document): void {
  const panel = page.getElementById('panel');
  if (panel && !('popover' in panel)) openByScript(page, panel);
  if (!CSS.supports('selector(::details-content)')) expandForPrint(page);
}

/** Popovers: Chrome 114, Firefox 125, Safari 17. `TopPanel.css` shows the panel by `data-panel`. */
function openByScript(page: Document, panel: HTMLElement): void {
  const header = panel.parentElement;
  const trigger = page.getElementById('panel-trigger');
  const close = page.getElementById('panel-close');
  if (!header || !trigger || !close) return;

  const set = (newState: 'open' | 'closed') => {
    header.dataset['panel'] = newState;
    trigger.setAttribute('aria-expanded', String(newState === 'open'));
  };
  const toggle = (newState: 'open' | 'closed') => {
    set(newState);
    // The page's script listens for the event of a popover.
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  set('closed');
  trigger.addEventListener('click', () => {
    toggle('open');
    close.focus();
  });
  const hide = () => {
    if (header.dataset['panel'] === 'open') toggle('closed');
  };
  close.addEventListener('click', hide);
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  page.addEventListener('click', ({ target }) => {
    if (!header.contains(target as Node)) hide();
  });
  // The chat takes the focus when it opens, also where a link opens it.
  page.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('dialog')) hide();
  });
}

/** `::details-content`, by which the style sheet prints what is collapsed: Chrome 131, Firefox 143, Safari 18.4. */
function expandForPrint(page: Document): void {
  let expanded: readonly HTMLDetailsElement[] = [];
  page.defaultView?.addEventListener('beforeprint', () => {
    expanded = [...page.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of expanded) details.open = true;
  });
  page.defaultView?.addEventListener('afterprint', () => {
    for (const details of expanded) details.open = false;
  });
}
