import type { Locator } from 'playwright/test';

/**
 * Names what can be clicked inside the element and is smaller than 24 by 24 px (WCAG 2.2, 2.5.8). Links inside a
 * sentence and marked words are exempt.
 */
export async function smallTargets(root: Locator): Promise<string[]> {
  return root
    .locator(
      ':is(a[href], button, summary, input, textarea, [role="button"], [tabindex="0"]:not(mark)):visible',
    )
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInSentence = [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        if ((width >= 24 && height >= 24) || (target instanceof HTMLAnchorElement && isInSentence)) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return [`${target.localName} "${name}": ${width.toFixed(1)} × ${height.toFixed(1)}`];
      }),
    );
}
