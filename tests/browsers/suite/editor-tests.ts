import { describe, expect, it } from 'vitest';
import { editorWords as words } from '../../../src/editor/words.en';
import { ownerResume } from '../../support/owner';
import type { Context } from './context';

const name = '["basics","name"]';

export function describeEditor({ page: thePage, servers }: Context): void {
  describe('the editor', () => {
    it('shows the page beside the form: a click leads to its field, and what is typed is seen and saved', async () => {
      const page = thePage();
      await page.visit(servers.editor);
      // The page is of another origin, and tells what was clicked on it.
      await page.addScript(
        "addEventListener('message', ({ data }) => { if (data?.clicked) document.body.dataset.heard = data.clicked.text; })",
      );
      const frame = await page.until('the page has its frame', () => {
        const box = document.querySelector('.preview__frame')?.getBoundingClientRect();
        return box && box.width > 0 && { left: box.left, top: box.top };
      });
      const heard = () => page.evaluate(() => document.body.dataset['heard']);
      let point = { x: frame.left + 60, y: frame.top };
      for (let tries = 0; tries < 200 && (await heard()) !== ownerResume.basics.name; tries += 1) {
        point = { ...point, y: frame.top + 40 + ((tries * 10) % 240) };
        await page.clickAt(point);
      }
      expect(await heard()).toBe(ownerResume.basics.name);
      await page.until(
        'the field of the name has the focus',
        (_, path) => (document.activeElement as HTMLElement | null)?.dataset['path'] === path,
        name,
      );
      await page.press('Control+a');
      await page.type('Tamsin Quire');
      await page.until(
        'it is saved',
        (_, saved) => document.querySelector('[role="status"]')?.textContent === saved,
        words.status.saved,
      );
      await page.clickAt(point);
      await page.until('the page shows it', () => document.body.dataset['heard'] === 'Tamsin Quire');
    });
  });
}
