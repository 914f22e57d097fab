import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerStyles } from '../../../src/site/theme';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('adds nothing for an owner without style sheets', () => {
  expect(ownerStyles(folder)).toBe('');
});

it('leaves out the mark that an editor put before the text, which would spoil the first rule', () => {
  writeFileSync(join(folder, 'theme.css'), '\uFEFF:root { --accent: teal; }');
  expect(ownerStyles(folder)).toBe('\n@layer theme {\n:root { --accent: teal; }\n}');
});

it('puts the theme as written into its layer, and custom rules into the last one', () => {
  const theme = ':root {\n  --accent: rebeccapurple; /* mine */\n}';
  writeFileSync(join(folder, 'theme.css'), theme);
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/custom.css'), '.footer { display: none; }');
  const styles = ownerStyles(folder);
  expect(styles).toContain(`@layer theme {\n${theme}\n}`);
  expect(styles.indexOf('@layer custom {\n.footer')).toBeGreaterThan(styles.indexOf('@layer theme'));
});
