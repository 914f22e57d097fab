/** Shows the visitor's year in place of the year in which the site was built. */
export function showCurrentYear(element: Element | null, now: Date): void {
  if (element) element.textContent = String(now.getFullYear());
}
