/** The page holds whatever a CV brings: words that nothing breaks, sixty jobs, or a name alone. */
import { parseProfile } from '../../src/resume/profile';
import type * as Renderer from '../../src/site/render-page';
import { importBuilder } from '../support/build-site';
import { overflow } from '../support/cv-page';
import { siteFacts } from '../support/site-facts';
import { stressResumes } from '../support/stress-resumes';
import { site } from '../../src/words/en';
import { expect, test } from '../support/test';

test('no CV makes the page wider than a phone, expanded or not, in either direction', async ({
  page,
  addresses,
  variant,
}) => {
  const { renderPage } = await importBuilder<typeof Renderer>('src/site/render-page.tsx');
  const built = await (await page.request.get('./')).text();
  let html = '';
  await page.route(addresses.sites[variant], (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  const wide: string[] = [];
  for (const [name, resume] of Object.entries(stressResumes)) {
    const body = renderPage(parseProfile(resume), siteFacts, site, {
      interface: 'en',
      cv: 'en',
    }).html;
    // The data block of the built page stays, since its script reads it.
    html = built.replace(
      /(<body>).*?(<script type="application\/json")/s,
      (_all, start, data) => start + body + data,
    );
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.basics.name);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((to) => (document.documentElement.dir = to), dir);
        if ((await overflow(page)) > 0) wide.push(`${name}, ${width} px, ${dir}`);
      }
    }
  }
  expect(wide).toEqual([]);
});
