/** The printed CV as programs read it: one that screens applications, and the one that a visitor opens it with. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { extractLinks, extractText, extractTextItems } from 'unpdf';
import { nameSharedGlyphs } from '../../src/cli/print-pdf';
import { outlineOf } from '../../src/resume/outline';
import { openBuiltClient } from '../../src/site/client-files';
import { clientFolder } from '../../src/site/engine-files';
import { parseSettings } from '../../src/site/settings';
import type * as Content from '../../src/site/site-content';
import { importBuilder } from '../support/build-site';
import { longResume } from '../support/long-resume';
import { ownerFolder } from '../support/owner';
import { splitEntries, tornBlocks, fontWithSharedGlyphs } from '../support/pdf-text';
import { expect, test } from '../support/test';

const root = resolve(import.meta.dirname, '../..');
const people = ['chef', 'designer'];
const folders = [ownerFolder, ...people.map((name) => `tests/eval/quotes/${name}`)];

/** As `src/cli/pdf.ts` has the browser print. */
const printPdf = async (page: Page) =>
  nameSharedGlyphs(
    await page.pdf({
      preferCSSPageSize: true,
      format: 'A4',
      printBackground: true,
      tagged: true,
      outline: true,
    }),
  );

/** Prints the CV of `resumeFile` in `folder`, in the direction that its page has. */
async function printCv(page: Page, folder: string, resumeFile = 'resume.json', direction = 'ltr') {
  const { siteContent } = await importBuilder<typeof Content>('src/site/site-content.ts');
  const client = openBuiltClient(clientFolder);
  const settings = parseSettings({ RESUME_FILE: resumeFile });
  const [
    {
      profile,
      page: body,
      words: { resume: resumeWords },
    },
  ] = (await siteContent({ folder: resolve(root, folder), settings })).pages;
  const style = client.read(client.style).toString('utf8');
  await page.setContent(`<html lang="en" dir="${direction}"><style>${style}</style>${body}</html>`);
  // It lies on no server here, and its name would be drawn in its place.
  await page.locator('picture').evaluateAll((pictures) => pictures.forEach((picture) => picture.remove()));
  const pdf = await printPdf(page);
  const addresses = await page
    .locator('main a:not([href^="#"], [href^="/"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return { pdf, addresses, outline: outlineOf(profile, resumeWords) };
}

const read = <Result>(reader: (data: Uint8Array) => Promise<Result>, pdf: Buffer) =>
  reader(new Uint8Array(pdf));

async function expectReadable({ pdf, addresses, outline }: Awaited<ReturnType<typeof printCv>>) {
  const { text } = await read((data) => extractText(data, { mergePages: true }), pdf);
  expect(tornBlocks(outline, text, addresses)).toEqual([]);
  const pages = await read((data) => extractText(data), pdf);
  expect(splitEntries(outline, pages.text)).toEqual([]);
  const { items } = await read(extractTextItems, pdf);
  const sizes = items.flat().flatMap(({ str, fontSize }) => (str.trim() === '' ? [] : [fontSize]));
  expect(Math.round(Math.min(...sizes) * 100) / 100).toBeGreaterThanOrEqual(9.5);
  const { links } = await read(extractLinks, pdf);
  expect(addresses.filter((address) => !links.includes(address))).toEqual([]);
}

test('the PDF has each entry whole, on one page and in order, in 9.5 pt at least, with living links and the letters of the page', async ({
  page,
}, info) => {
  for (const folder of folders) {
    await test.step(folder, async () => expectReadable(await printCv(page, folder)));
  }
  await test.step('60 jobs, 200 skills, 40 publications', async () => {
    const file = info.outputPath('resume.json');
    writeFileSync(file, JSON.stringify(longResume));
    await expectReadable(await printCv(page, info.outputDir, file));
  });
  await test.step('a CV from right to left has its bullets at the right', async () => {
    const file = info.outputPath('resume.json');
    const work = [
      { name: 'מאפייה', position: 'אופה', highlights: ['אפיתי לחם שיפון.', 'לימדתי שישה שוליות.'] },
    ];
    writeFileSync(file, JSON.stringify({ basics: { name: 'נועה בן ארי' }, work }));
    const { pdf } = await printCv(page, info.outputDir, file, 'rtl');
    const { items } = await read(extractTextItems, pdf);
    const bullets = items.flat().filter(({ str }) => str.includes('•'));
    expect(bullets).toHaveLength(2);
    // An A4 page is 595 pt wide.
    for (const { x, width } of bullets) expect(x + width).toBeGreaterThan(535);
  });
  await test.step('its letters are those of the page in a font that may be embedded, and in one that is drawn', async () => {
    for (const isEmbeddable of [true, false]) {
      const font = fontWithSharedGlyphs(['⽇日', '-\u2011', 'AА'], isEmbeddable).toString('base64');
      await page.setContent(`<style>@font-face {font-family: shared; src: url(data:font/ttf;base64,${font})}
        p {font: 16px shared}</style><p>日日</p><p>日\u2011日</p><p>AА</p>`);
      const { text } = await read((data) => extractText(data, { mergePages: true }), await printPdf(page));
      // Only a letter renames its glyph, and one that stands for two letters keeps its name.
      expect(text.split('\n')).toEqual(['日日', '日-日', 'AA']);
    }
  });
});
