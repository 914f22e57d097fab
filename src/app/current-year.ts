/** Shows the visitor's year in place of the year in which the site was built. */
export function showCurrentYear(element: Element | null, now: Date): void {
  const year = String(now.getFullYear());
  // An unchanged text is left alone, so that nothing is laid out anew.
  if (element && element.textContent !== year) element.textContent = year;
}
