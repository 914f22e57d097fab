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

test('draws the same however the reply is cut, formulas included', async ({ page }) => {
  await openMarkdownPage(page);
  await show(page, reply, 1000);
  await expect(page.locator('.katex')).toHaveCount(2);
  const whole = await show(page, reply, 10_000);
  for (const step of [1, 3, 7]) expect(await show(page, reply, step)).toBe(whole);
});

test('shows every note and makes links of every reference, however the reply is cut', async ({ page }) => {
  const notes = ['[1]: The national centre, 2021.', '[2]: Ibid.', '[^1]: Source'];
  const text = [
    'As shown [1], and also in [2], see [the course][a] and *[b]*.',
    'Text[^1]',
    ...notes,
    '[a]: https://example.com/a "A title"\n[b]: https://example.com/b',
  ].join('\n\n');
  await openMarkdownPage(page);
  const whole = await show(page, text, 10_000);
  for (const step of [1, 3, 7]) expect(await show(page, text, step)).toBe(whole);
  const shown = page.locator('#reply');
  for (const written of ['As shown [1], and also in [2], see', 'Text[^1]', ...notes])
    await expect(shown).toContainText(written);
  await expect(shown.getByRole('link')).toHaveText(['the course (example.com)', 'b (example.com)']);
});

test('loads KaTeX, its style and its woff2 fonts with the first formula', async ({ page }) => {
  const { requests } = await openMarkdownPage(page);
  const before = requests.length;
  await show(page, 'No formula here, only $5 and $10.', 4);
  expect(requests.length).toBe(before);

  await show(page, 'But $x^2$ is one.', 4);
  await expect(page.locator('.katex-html')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = requests.slice(before).map((url) => url.split('.').at(-1));
  expect(new Set(loaded)).toEqual(new Set(['js', 'css', 'woff2']));
});

test('sets formulas under a policy without inline styles', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openMarkdownPage(page);
  await show(page, reply, 5);
  const strut = page.locator('.katex-strut').first();
  await expect(strut).toBeAttached();
  // KaTeX sets sizes through the style object, which the policy allows and sanitising keeps.
  expect(await strut.evaluate((element) => element.style.height)).toMatch(/em$/);
  await expect(page.locator('math').first()).toBeAttached();
  await expect(page.locator('math annotation').first()).toHaveText('x^2 + y^2');
  expect(complaints).toEqual([]);
});

test('shows a formula that cannot be set as its source, with the reason', async ({ page }) => {
  await openMarkdownPage(page);
  await show(page, 'Bad: $\\frac{1$ and good: $x$', 3);
  const failed = page.locator('.markdown-formula-failed');
  await expect(failed).toHaveText('$\\frac{1$');
  await expect(failed).toHaveAttribute('title', /KaTeX parse error/);
});

test('keeps a selection in finished text while more text is received', async ({ page }) => {
  await openMarkdownPage(page);
  const selected = await page.evaluate(async (source) => {
    const { ours } = globalThis.markdownHarness;
    const box = document.querySelector('#reply');
    if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
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

test('copies code with the button beside it', async ({ page, context }) => {
  await openMarkdownPage(page);
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await show(page, reply, 50);
  await page.getByRole('button', { name: words.markdown.copyCode }).click();
  await expect(page.getByRole('button', { name: words.markdown.copyCode })).toHaveText(words.chat.copied);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toEqual(['const a = "<b>";']);
  expect(context.pages().length).toBe(1);
});

const hostile = [
  '<img src="https://evil.invalid/x" onerror="window.hacked=1"><script>window.hacked=2</script>',
  '<svg><style><img src=x onerror=window.hacked=3></style></svg><math><mtext></p><img src=x onerror=window.hacked=4>',
  '[a](javascript:window.hacked=5) [b](  java\tscript:window.hacked=6) [c](data:text/html,<script>alert(1)</script>)',
  '[d](&#106;avascript:window.hacked=7) [e](javascript&colon;alert(1)) [f](vbscript:x) <javascript:alert(1)>',
  '![picture](https://evil.invalid/y.png) ![](https://evil.invalid/z.png "t") ![x](javascript:alert(1))',
  '[g][ref] ![h][ref]\n\n[ref]: javascript:window.hacked=8 "onload=alert(1)"',
  '$\\href{javascript:window.hacked=9}{x}$ $\\includegraphics{https://evil.invalid/k.png}$ $\\htmlData{a=b}{x}$',
  '$$\\def\\a{\\a\\a}\\a$$\n\n$\\rule{100000em}{100000em}$ $\\htmlStyle{position:fixed}{x}$ $\\unicode{x}$',
  '```"><img src=x onerror=window.hacked=10>\ncode\n```\n\n# <form id=reply name=body>\n\n<a id="main" name="location">x</a>',
  '<iframe srcdoc="<script>parent.hacked=11</script>"></iframe><base href="https://evil.invalid"><meta http-equiv=refresh>',
].join('\n\n');

test('nothing of a hostile reply runs, is requested or leaves the message', async ({ page }) => {
  const { requests } = await openMarkdownPage(page);
  await show(page, hostile, 1000);
  await expect(page.locator('.katex').first()).toBeAttached();
  for (const step of [1, 6]) await show(page, hostile, step);

  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(requests.filter((url) => !url.startsWith('http://markdown.test/'))).toEqual([]);
  expect(await page.locator('#reply :is(img, script, style, iframe, form, base, meta, object)').count()).toBe(
    0,
  );
  expect(await page.locator('#reply :is([id], [name], [onerror], [srcdoc])').count()).toBe(0);
  const links = await page
    .locator('#reply a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
  for (const [href, rel] of links) {
    expect(href).toMatch(/^(?:https?|mailto):/);
    expect(rel).toBe('noopener noreferrer nofollow');
  }
  expect(await page.locator('main, title').count()).toBe(2);
});
