/** The editor as an owner meets it; unit tests have its parts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { editorWords as words } from '../../src/editor/words.en';
import { editorWords as german } from '../../src/words/editor/de';
import { violations } from '../support/axe';
import { edit, editFolder, preview, type RunningEditor } from '../support/edit-folder';
import { linkedInZip } from '../support/import-fixtures';
import { ownerFolder, ownerResume, ownerResumeFile } from '../support/owner';
import { expect, test } from '../support/test';

const root = resolve(import.meta.dirname, '../..');

// One editor for all tests; each begins with the same files.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let folder: string;
let editor: RunningEditor;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  cpSync(join(root, ownerFolder), folder, { recursive: true });
  editor = await editFolder(folder);
});
test.beforeEach(() => cpSync(join(root, ownerResumeFile), join(folder, 'resume.json')));
test.afterAll(() => {
  editor.stop();
  rmSync(folder, { recursive: true });
});

const resumeText = () => readFileSync(join(folder, 'resume.json'), 'utf8');
const saved = (page: Page) => expect(page.getByRole('status')).toHaveText(words.status.saved);

test('an owner edits the page where it stands, imports another CV, and undoes it', async ({ page }) => {
  await page.goto(editor.address);
  await test.step('a click on the page opens its field; what is typed shows there, is saved in one line, and undone', async () => {
    const before = resumeText();
    const [, job] = ownerResume.work;
    await preview(page).getByText(job.position).first().click();
    const position = edit(page).getByRole('textbox', { name: words.fields.position[0] });
    await expect(position).toBeFocused();
    // Shown before the builder answers.
    await page.route('**/do/render', () => {});
    await position.fill('Binder of Bibles');
    await expect(preview(page).locator('#job-2')).toContainText('Binder of Bibles');
    await page.unroute('**/do/render');
    await position.fill('Binder of Editions');
    await expect(preview(page).locator('#job-2')).toContainText('Binder of Editions');
    await saved(page);
    const lines = before.split('\n');
    expect(
      resumeText()
        .split('\n')
        .filter((line, index) => line !== lines[index]),
    ).toEqual(['      "position": "Binder of Editions",']);

    const email = edit(page).getByRole('textbox', { name: words.fields['basics.email'][0] });
    await preview(page).getByText(ownerResume.basics.email).click();
    await email.fill('no address');
    await expect(email).toHaveAccessibleDescription(new RegExp(words.refused.email));
    await expect(page.getByRole('status')).not.toContainText(words.status.saved);
    await email.fill(ownerResume.basics.email);

    await page.getByRole('button', { name: words.undo }).click();
    await saved(page);
    expect(resumeText()).toBe(before);
  });
  await test.step('a section is renamed, a point hidden and a job dragged, each where it stands', async () => {
    const [first, second, third] = ownerResume.work;
    const [, point] = third.highlights;
    await preview(page).locator('#work-exp-title').click();
    const heading = edit(page)
      .getByRole('textbox', { name: words.fields.heading[0] })
      .and(page.locator(':focus'));
    await heading.fill('Where I have bound books');
    await expect(preview(page).locator('#work-exp-title')).toHaveText('Where I have bound books');

    await preview(page).getByText(third.position).click();
    const place = `${words.fields.highlights[0]} 2`;
    await edit(page).getByRole('textbox', { name: place }).filter({ visible: true }).hover();
    // A pointer that stays down a moment, as a hand's does: nothing may move away under it.
    await edit(page)
      .getByRole('button', { name: `${words.showOnPage}: ${place}` })
      .filter({ visible: true })
      .click({ delay: 150 });
    await expect(preview(page).locator('#job-3')).not.toContainText(point);
    await edit(page)
      .getByRole('checkbox', { name: words.showOnPage })
      .filter({ visible: true })
      .last()
      .uncheck();
    await expect(preview(page).locator('#job-3')).toHaveCount(0);

    await edit(page).locator('.entry[open] > summary').filter({ hasText: third.position }).click();
    const sections = edit(page).locator('.sections__list > li');
    const grip = page.locator(':scope > .grip');
    const skills = sections
      .filter({ has: page.getByRole('heading', { name: 'Skills', exact: true }) })
      .locator(grip);
    const work = sections.filter({ has: page.getByRole('heading', { name: 'Where I have bound books' }) });
    await skills.focus();
    await page.keyboard.press('ArrowDown');
    await expect(work.locator(grip)).toHaveAccessibleName(/\(1\)$/);
    const grips = work.locator('.entries > li > .grip').filter({ visible: true });
    await grips.first().dragTo(grips.nth(1), { steps: 4 });
    await saved(page);
    const { work: jobs, meta } = JSON.parse(resumeText()) as typeof ownerResume & { readonly meta: object };
    expect(jobs.map(({ position }) => position)).toEqual([second.position, first.position, third.position]);
    expect(jobs[2]).toMatchObject({ hidden: true });
    expect(jobs[2]?.highlights?.[1]).toBe(`<!-- ${point} -->`);
    expect(meta).toMatchObject({ headings: { work: 'Where I have bound books' } });
    expect(meta).toHaveProperty('sections[1]', 'work');
  });
  await test.step('the editor speaks the language of a CV that is imported, and undo brings the old one back', async () => {
    const before = resumeText();
    await page.getByText(words.start.title).click();
    const { name, bytes } = linkedInZip('de');
    const file = { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
    await page.getByLabel(words.start.choose).setInputFiles(file);
    await page.getByRole('button', { name: words.start.replace }).click();
    await expect(page.getByRole('tab', { name: german.tabs.content })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: german.undo }).click();
    await expect.poll(resumeText).toBe(before);
  });
});

test('another program’s change is taken in, a translation shows as it is typed, and every tab passes axe', async ({
  page,
}) => {
  await page.goto(editor.address);
  await test.step('another program’s change is taken in, and the same text is asked about', async () => {
    await preview(page).getByRole('heading', { name: ownerResume.basics.name }).click();
    const name = edit(page).getByRole('textbox', { name: words.fields['basics.name'][0] });
    await expect(name).toBeFocused();
    writeFileSync(
      join(folder, 'resume.json'),
      resumeText().replace(ownerResume.basics.label, 'Paper person'),
    );
    await expect(preview(page).locator('#profile')).toContainText('Paper person');
    await name.fill('Tamsin O.');
    await saved(page);
    expect(resumeText()).toContain('Paper person');

    await name.fill('Tamsin Ours');
    writeFileSync(join(folder, 'resume.json'), resumeText().replace(/Tamsin O[^"]*/, 'Tamsin Theirs'));
    await page.getByRole('button', { name: words.conflict.theirs }).click();
    await expect(name).toHaveValue('Tamsin Theirs');
    await saved(page);
  });
  await test.step('every tab passes axe on a phone, the form in the dark as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await preview(page).getByText(ownerResume.work[2].position).first().click();
    await expect(edit(page).getByRole('textbox', { name: words.fields.position[0] })).toBeFocused();
    for (const tab of Object.values(words.tabs).toReversed()) {
      await page.getByRole('tab', { name: tab }).click();
      // The form stays in the document, hidden, while another tab shows.
      expect(await violations(page, '.edit__panel > :not([hidden])')).toEqual([]);
    }
    // Bar and form keep their places: only the form scrolls.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(page.viewportSize()?.height);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.bar, .edit')).toEqual([]);
  });
  await test.step('a translation shows as it is typed', async () => {
    writeFileSync(
      join(folder, 'resume.de.json'),
      JSON.stringify({ basics: { label: 'Buchbinder' }, work: [{ id: 'b', position: 'Lehrling' }] }),
    );
    writeFileSync(
      join(folder, 'resume.json'),
      JSON.stringify({
        ...ownerResume,
        work: ownerResume.work.map((job, at) => ({ ...job, id: 'abcdef'[at] })),
      }),
    );
    await page.goto(editor.address);
    await page.getByRole('tab', { name: words.tabs.languages }).click();
    await expect(preview(page).locator('#job-2')).toContainText('Lehrling');
    // The builder does not answer.
    await page.route('**/do/render', () => {});
    const positions = edit(page).getByRole('textbox', { name: new RegExp(`: ${words.fields.position[0]}$`) });
    await positions.nth(1).fill('Meister');
    await expect(preview(page).locator('#job-2')).toContainText('Meister');
    // Its entry has no translation yet.
    await positions.nth(0).fill('Bibliothekarin');
    await expect(preview(page).locator('#job-1')).toContainText('Bibliothekarin');
    await saved(page);
  });
});
