/** The markdown pipeline in a real browser, under a policy that forbids inline styles and markup from strings. */
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../support/markdown-page';
import { words } from '../support/words';

const reply = [
  'A reply with **bold**, `code`, [a link](https://example.com/a) and a price of $5.',
  '## A heading\n\n1. one\n2. two\n   - nested\n\n- [x] done\n- [ ] not done',
  '| a | b |\n|---|--:|\n| 1 | **2** |',
  '```ts\nconst a = "<b>";\n```',
  'Inline $x^2 + y^2$ and displayed:\n\n$$\n\\int_0^1 x\\,dx = \\frac{1}{2}\n$$',
  'A bad one: $\\frac{1$ and the end.',
].join('\n\n');

/** Feeds `text` in pieces of `step` characters and returns what is on the page at the end. */
async function show(page: Page, text: string, step: number): Promise<string> {
  await page.evaluate(
    ({ source, size }) => {
      const { ours } = globalThis.markdownHarness;
      const box = document.querySelector('#reply');
      if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
      ours.unmount();
      ours.mount(box);
      const characters = Array.from(source);
      for (let i = 0; i < characters.length; i += size) ours.append(characters.slice(i, i + size).join(''));
      ours.finish();
    },
    { source: text, size: step },
  );
  return page.locator('#reply').innerHTML();
}

test('a reply is drawn the same however it is cut, with formulas, under a policy without inline styles', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const { requests } = await openMarkdownPage(page);
  await test.step('KaTeX, its style and its woff2 fonts are loaded with the first formula', async () => {
    const before = requests.length;
    await show(page, 'No formula here, only $5 and $10.', 4);
    expect(requests.length).toBe(before);

    await show(page, 'But $x^2$ is one.', 4);
    await expect(page.locator('.katex-html')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const loaded = requests.slice(before).map((url) => url.split('.').at(-1));
    expect(new Set(loaded)).toEqual(new Set(['js', 'css', 'woff2']));
  });
  await test.step('however it is cut', async () => {
    await show(page, reply, 1000);
    await expect(page.locator('.katex')).toHaveCount(2);
    const whole = await show(page, reply, 10_000);
    for (const step of [1, 3, 7]) expect(await show(page, reply, step)).toBe(whole);
  });
  await test.step('KaTeX sets sizes through the style object, which the policy allows and sanitising keeps', async () => {
    const strut = page.locator('.katex-strut').first();
    await expect(strut).toBeAttached();
    expect(await strut.evaluate((element) => element.style.height)).toMatch(/em$/);
    await expect(page.locator('math').first()).toBeAttached();
    await expect(page.locator('math annotation').first()).toHaveText('x^2 + y^2');
  });
  await test.step('a selection in finished text is kept while more text is received', async () => {
    const selected = await page.evaluate(async (source) => {
      const { ours } = globalThis.markdownHarness;
      const box = document.querySelector('#reply');
      if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
      ours.unmount();
      ours.mount(box);
      const characters = Array.from(source);
      for (const [index, character] of characters.entries()) {
        ours.append(character);
        const paragraph = box.querySelector('p');
        if (index === 60 && paragraph) getSelection()?.selectAllChildren(paragraph);
      }
      ours.finish();
      return getSelection()?.toString();
    }, reply);
    expect(selected).toContain('A reply with bold, code');
  });
  await test.step('the button beside code copies it', async () => {
    await page.evaluate(() => {
      const copied: string[] = [];
      Object.assign(globalThis, { copied });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void copied.push(text) },
      });
    });
    const button = page.getByRole('button', { name: words.markdown.copyCode });
    await button.click();
    await expect(button).toHaveText(words.chat.markdown.copied);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toEqual(['const a = "<b>";']);
  });
  expect(complaints).toEqual([]);
});
