/**
 * Makes links to a place of this page (`#job-1`) inside `root` lead there even from a dialog that covers it:
 * closes the dialog, unfolds what hides the place, and goes on from there for eyes, keyboard and screen reader.
 * `:target` does the highlighting. Returns the function that stops this.
 */
export function followAnchorLinks(root: HTMLElement): () => void {
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[href^="#"]');
  const place = link && placeOf(link);
  if (!place) return;
  event.preventDefault();
  link.closest('dialog')?.close();
  // Content that is still unfolding takes neither focus nor scroll (`[data-at-once]` in places.css).
  const folds = closedFoldsAround(place);
  for (const fold of folds) {
    fold.dataset['atOnce'] = '';
    fold.open = true;
  }
  // A place that takes no focus by itself would leave the keyboard at the button that opened the dialog.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  for (const fold of folds) delete fold.dataset['atOnce'];
  // The address makes it the `:target` and lets Back return; a second visit changes no address, so scroll as well.
  location.hash = place.id;
  place.scrollIntoView();
}

function placeOf(link: Element): HTMLElement | null {
  const fragment = link.getAttribute('href')?.slice(1) ?? '';
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}

function closedFoldsAround(place: Element): HTMLDetailsElement[] {
  const fold = place.closest('details');
  if (!fold) return [];
  const outer = fold.parentElement ? closedFoldsAround(fold.parentElement) : [];
  return fold.open ? outer : [fold, ...outer];
}
