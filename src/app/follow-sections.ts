/** Calls `act` whenever the element enters or leaves the window, or a part of it given as margins. */
export function whileInView(element: Element, act: (isInView: boolean) => void, rootMargin = '0px'): void {
  new IntersectionObserver((entries) => act(entries.at(-1)!.isIntersecting), { rootMargin }).observe(element);
}

/** Shows the links to the sections on a page of more than three screens, and marks the one that is read. */
export function followSections(contents: HTMLElement): void {
  for (const link of contents.querySelectorAll('a')) {
    const section = document.querySelector(link.hash);
    // A line a quarter down the window.
    if (section)
      whileInView(
        section,
        (isRead) =>
          isRead ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'),
        '-25% 0% -75%',
      );
  }
  // The skills, or whatever stands above it. The name takes their place.
  const above = contents.previousElementSibling;
  if (above) whileInView(above, (isInView) => contents.toggleAttribute('data-alone', !isInView));
  new ResizeObserver(() => {
    contents.hidden = document.documentElement.scrollHeight <= 3 * innerHeight;
  }).observe(document.body);
}
