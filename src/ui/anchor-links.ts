/**
 * Makes links to an anchor of this page (`#job-1`) inside `root` lead there even from a dialog that covers it:
 * closes the dialog, expands what hides the anchor, and moves scroll position and focus to it.
 * `:target` draws the highlight. A link to an anchor that the page lacks does nothing. Returns the function that stops this.
 */
export function followAnchorLinks(root: HTMLElement): () => void {
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  const anchor = anchorOf(link);
  if (!anchor) return;
  link.closest('dialog')?.close();
  // Content in a transition takes neither focus nor scroll; anchor-links.css turns it off for this attribute.
  const collapsed = collapsedDetailsAround(anchor);
  for (const details of collapsed) {
    details.dataset['expandInstantly'] = '';
    details.open = true;
  }
  // Without a tab index the focus would return to the button that opened the dialog.
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
  for (const details of collapsed) delete details.dataset['expandInstantly'];
  // The address sets `:target` and lets Back return. A second visit changes no address, so scroll as well.
  location.hash = anchor.id;
  anchor.scrollIntoView();
}

function anchorOf(link: Element): HTMLElement | null {
  const fragment = link.getAttribute('href')?.slice(1) ?? '';
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}

function collapsedDetailsAround(element: Element): HTMLDetailsElement[] {
  const details = element.closest('details');
  if (!details) return [];
  const outer = details.parentElement ? collapsedDetailsAround(details.parentElement) : [];
  return details.open ? outer : [details, ...outer];
}
