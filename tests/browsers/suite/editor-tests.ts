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
      // Where the name stands depends on its font, and a click is lost while the frame loads.
      const clickName = async (name: string) => {
        for (let tries = 0; tries < 200 && (await heard()) !== name; tries += 1) {
          await page.clickAt({ x: frame.left + 60, y: frame.top + 40 + ((tries * 10) % 240) });
        }
        expect(await heard()).toBe(name);
      };
      await clickName(ownerResume.basics.name);
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
      await clickName('Tamsin Quire');
    });
  });
}
