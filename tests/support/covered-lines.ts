import type { Page } from 'playwright/test';

/**
 * How many lines of text lie under the assistant's button while a visitor scrolls through the whole page, a third of the
 * window at a time. A line is a rectangle of a text node, and counts once for each step that covers it.
 */
export async function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.getElementById('assistant-button');
    if (!button) throw new Error('The page has no button for the assistant');
    const covered: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; ; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const under = button.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text;
        if (!textContent?.trim() || !parentElement?.checkVisibility() || button.contains(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const isCovered =
            line.left < under.right &&
            line.right > under.left &&
            line.top < under.bottom &&
            line.bottom > under.top;
          if (isCovered) covered.push(`${Math.round(scrollY)}: ${textContent.trim().slice(0, 60)}`);
        }
      }
      if (Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight) return covered;
    }
  });
}
