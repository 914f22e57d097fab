/**
 * A model that an attacker controls, against the whole site under its own policy. The markdown specs test each
 * construct; here nothing outside the message may change, and the tab has to stay usable.
 */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The document without the conversation, and what the page's scripts look up by name. */
function everythingElse(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // Styles that load with the first reply, and their preloads, belong to the site.
    for (const part of copy.querySelectorAll('.transcript, nav, output, head link, .composer')) part.remove();
    return {
      markup: copy.outerHTML,
      title: document.title,
      address: location.href,
      base: document.baseURI,
      names: ['body', 'forms', 'getElementById', 'location', 'cookie'].map((name) =>
        Object.prototype.toString.call(Reflect.get(document, name)),
      ),
      globals: Object.keys(globalThis).toSorted(),
      storage: [localStorage.length, sessionStorage.length, document.cookie],
    };
  });
}

/** KaTeX itself writes `style` attributes for these; `formulas.test.ts` has every command. */
const formulas = [
  '\\vec x',
  '\\pmb x',
  '\\fcolorbox{red}{teal}{words}',
  '\\oiint x',
  '\\left\\{ x \\right\\}',
  '\\overbrace{x}',
  '\\phase{x}',
  '\\sqrt{x}',
];

test('nothing runs, nothing is requested, nothing outside the message changes, what is copied is harmless, and a flood leaves the tab responsive', async ({
  page,
  context,
  addresses,
  baseURL,
}) => {
  const requests: string[] = [];
  const surprises: string[] = [];
  const violations: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('page', (opened) => surprises.push(`opened ${opened.url()}`));
  page.on('dialog', (dialog) => surprises.push(`dialog ${dialog.message()}`));
  page.on('pageerror', (error) => surprises.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') surprises.push(message.text());
  });
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      void Reflect.get(globalThis, 'noteViolation')(`${violatedDirective} ${sample}`);
    });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await openAssistant(page);

  await test.step('formulas violate no policy, and words in a coloured box stay dark in the dark scheme', async () => {
    await ask(page, `${formulas.map((tex) => `$$${tex}$$`).join('\n\n')}\n\n[scenario: echo]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const drawn = lastReply(page).locator('.markdown-formula');
    await expect(drawn.locator('.katex')).toHaveCount(formulas.length);
    // An attribute that the policy refuses is there, and its style is empty.
    const refused = await drawn
      .locator('[style]')
      .evaluateAll((all) => all.filter((element) => (element as HTMLElement).style.length === 0));
    expect(refused).toEqual([]);
    expect(violations).toEqual([]);
    const inBox = drawn
      .locator('.fcolorbox')
      .locator('xpath=../following-sibling::*/*[@class="boxpad"]')
      .first();
    const color = await inBox.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(lastReply(page).locator('.markdown')).not.toHaveCSS('color', color);
    await expect(inBox).toHaveCSS('color', color);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('nothing runs, nothing is requested, and nothing outside the message changes', async () => {
    const before = await everythingElse(page);
    await ask(page, 'Do your worst [scenario: hostile]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('And this is the end.');
    await lastReply(page).locator('.markdown').hover();

    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await everythingElse(page)).toEqual(before);
    const known = [new URL(baseURL ?? '').origin, new URL(addresses.model).origin];
    expect(requests.filter((url) => !known.includes(new URL(url).origin))).toEqual([]);
    expect(surprises).toEqual([]);
  });
  await test.step('the reply draws inside its own box, whatever its formulas demand', async () => {
    const outside = await lastReply(page).evaluate((reply) => {
      const box = reply.getBoundingClientRect();
      return [...reply.querySelectorAll('.markdown > *')]
        .map((block) => block.getBoundingClientRect())
        .filter(({ left, right }) => left < box.left - 1 || right > box.right + 1).length;
    });
    expect(outside).toBe(0);
    await expect(
      lastReply(page).locator('.answer > .markdown :is(img, svg:not(.katex svg, button svg))'),
    ).toHaveCount(0);
  });
  await test.step('links say where they lead, and tell that address nothing', async () => {
    await context.route('https://evil.invalid/**', (route) => route.fulfill({ body: 'evil' }));
    const links = await lastReply(page)
      .locator('.markdown a')
      .evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          rel: link.getAttribute('rel'),
          target: link.getAttribute('target'),
          told: link.textContent,
          host: link instanceof HTMLAnchorElement ? link.hostname : '',
        })),
      );
    expect(links.length).toBeGreaterThan(5);
    for (const { href, rel, target, told, host } of links) {
      expect(href).toMatch(/^(?:https?|mailto):/);
      expect(rel).toBe('noopener noreferrer nofollow');
      expect(target).toBe(href.startsWith('mailto:') ? null : '_blank');
      expect(told).toContain(host);
    }
    const disguised = lastReply(page).getByRole('link', { name: 'disguised https://github.com' });
    await expect(disguised.locator('bdi')).toHaveText('(evil.invalid)');
    const [opened] = await Promise.all([context.waitForEvent('page'), disguised.click()]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => [globalThis.opener, document.referrer])).toEqual([null, '']);
    const picture = lastReply(page).getByRole('link', { name: 'picture' }).first();
    await expect(picture).toHaveAttribute('href', 'https://evil.invalid/pixel.png');
    await opened.close();
  });
  await test.step('the list of chats and the clipboard hold nothing but text and links', async () => {
    const preview = page.getByRole('navigation', { name: words.chat.chats }).getByRole('button').first();
    await expect(preview).not.toBeEmpty();
    await expect(preview.locator('*:not(span, strong)')).toHaveCount(0);
    await lastReply(page).getByRole('button', { name: words.chat.copyMessage }).click();
    await expect(lastReply(page).getByRole('button', { name: words.chat.markdown.copied })).toBeVisible();
    const rich = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    // The visitor may paste it where no policy helps.
    const elsewhere = await context.newPage();
    const pasted = await elsewhere.evaluate((html) => {
      const all = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
      return {
        text: all.map(({ textContent }) => textContent).join(''),
        tags: [...new Set(all.map(({ localName }) => localName))],
        handlers: all
          .flatMap((each) => each.getAttributeNames())
          .filter((name) => /^(?:on|src|id|name)/.test(name)),
        addresses: all
          .map((each) => each.getAttribute('href') ?? 'https:')
          .filter((href) => !/^(?:https?|mailto):/.test(href)),
      };
    }, rich ?? '');
    await elsewhere.close();
    expect(pasted.text).toContain('And this is the end.');
    for (const tag of ['script', 'img', 'iframe', 'style', 'form', 'base', 'object', 'link'])
      expect(pasted.tags).not.toContain(tag);
    expect(pasted.handlers).toEqual([]);
    expect(pasted.addresses).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  });
  await test.step('a flood in the next chat leaves the tab responsive', async () => {
    await expect(page.getByRole('button', { name: words.chat.send })).toBeInViewport();
    await page.getByRole('button', { name: words.chat.newChat }).click();
    const seen = await page.evaluateHandle(() => {
      const lengths = new Set<number>();
      new MutationObserver(() => {
        lengths.add(
          [...document.querySelectorAll('[data-role="assistant"]')].at(-1)?.textContent.length ?? 0,
        );
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return lengths;
    });
    await ask(page, 'Flood me [scenario: flood-line]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 45_000 });
    await expect(lastReply(page)).toContainText('end');
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('still here');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('still here');
    // Not all at once: between two states the tab hears the visitor.
    expect(await seen.evaluate(({ size }) => size)).toBeGreaterThan(5);
  });
  await test.step('what violates the policy would have been noticed', async () => {
    expect(violations).toEqual([]);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  });
});
