import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partnerWallCollapsedHeightPx, timings } from '../../../src/ui/timings';

/** Those of the site. Pages that a command writes have sheets of their own. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(?:cli|site)\b/.test(file))
  .map((file) => join('src', file));

/** Sheets that style elements rather than a block, or hold no rules. */
const withoutBlock = ['base', 'layers', 'page', 'print', 'tokens'];

const layers = /@layer ([\w, ]+);/.exec(read('src/ui/layers.css'))?.[1]?.split(', ') ?? [];

describe.each(sheets)('the sheet %s', (file) => {
  const css = read(file);

  it('has each rule in a layer', () => {
    const outermost = topLevel(css).filter((start) => !/^@(import|page)\b|^@layer [\w, ]+;$/.test(start));
    const unknown = outermost.filter((start) => !layers.includes(/^@layer (\w+) \{$/.exec(start)?.[1] ?? ''));
    expect(unknown).toEqual([]);
  });

  // A browser would match again, on the whole page, what depends on it: with each part of a reply.
  it('asks neither the page nor its body what is in them', () => {
    expect(css).not.toMatch(/(?:\bhtml|\bbody|:root)[^\s{}>+~]*:has\(/);
  });

  it('leaves the choice between light and dark to the tokens', () => {
    expect(css).not.toMatch(/light-dark\(/);
  });
});

/** Sheets that arrange other blocks: where these stand in a page, a reply or a list, and how wide. */
const arranging = [
  'src/chat/message/Message.css',
  'src/chat/message/Sources.css',
  'src/chat/message/claims/Claims.css',
  'src/models/FallbackNote.css',
  'src/page/AssistantStatus.css',
  'src/page/ProfilePage.css',
  'src/page/sections/Entry.css',
  'src/ui/Button.chat.css',
];

/** A theme arranges all blocks, and the editor's one sheet is in no page of a site. */
const isBlock = (file: string) =>
  !withoutBlock.includes(blockOf(file)) &&
  !arranging.includes(file) &&
  !/^src\/(?:themes|editor)\//.test(file);

it.each(sheets.filter(isBlock))('the sheet %s styles no class but those of its own block', (file) => {
  const foreign = classesOf(read(file)).filter((name) => !isOf(blockOf(file), name));
  expect(foreign).toEqual([]);
});

describe('the colours', () => {
  const css = read('src/ui/tokens.css');
  const used = [...css.matchAll(/--color-([\w-]+): var\(--\1\);/g)].map(([, name = '']) => name);

  it('have a dark twin each, used by visitors who prefer dark', () => {
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) {
      expect(css).toMatch(new RegExp(`--${name}: [#rv]`));
      expect(css).toMatch(new RegExp(`--${name}-dark: [#rv]`));
      expect(css).toContain(`--color-${name}: var(--${name}-dark);`);
    }
  });

  it('are all among those that the sheets use', () => {
    const all = sheets.map(read).join('');
    for (const [, name = ''] of all.matchAll(/var\(--color-([\w-]+)\)/g)) expect(used).toContain(name);
  });
});

/** Without comments and strings. */
function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '');
}

/** How each outermost statement begins: up to its brace, or its semicolon. */
function topLevel(css: string): string[] {
  const starts: string[] = [];
  let depth = 0;
  let start = '';
  for (const character of css) {
    if (depth === 0) start += character;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth <= 1 && /[{;}]/.test(character) && start.trim() !== '') {
      starts.push(start.trim());
      start = '';
    }
  }
  return starts.filter((text) => text !== '}');
}

/** `src/ui/Button.chat.css` belongs to the block `button`. */
function blockOf(file: string): string {
  const [name = ''] = basename(file).split('.');
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

/** A sheet may ask for the state of another block, so what `:has()` names does not count. */
function classesOf(css: string): string[] {
  const selectors = [...css.replaceAll(/:has\([^()]*\)/g, '').matchAll(/[^{};]+(?=\{)/g)].join(' ');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

/** KaTeX's names belong to the block that draws its formulas. */
function isOf(block: string, name: string): boolean {
  if (block === 'markdown' && /^(markdown-|katex|vlist$|boxpad$)/.test(name)) return true;
  return name === block || name.startsWith(`${block}__`) || name.startsWith(`${block}--`);
}

const [usual = '', reduced = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('prefers-reduced-motion');

/** Milliseconds by the name the CSS gives them, e.g. `mask-fade`. */
function times(css: string): Record<string, number> {
  const found = [...css.matchAll(/--time-([\w-]+): (\d+)ms/g)];
  return Object.fromEntries(found.map(([, name = '', milliseconds]) => [name, Number(milliseconds)]));
}

describe('the durations in CSS', () => {
  it('are those of timings.ts, to the millisecond', () => {
    const kebab = (name: string) =>
      name.replace(/Ms$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const inTypeScript = Object.entries(timings).map(([name, milliseconds]) => [kebab(name), milliseconds]);
    expect(Object.fromEntries(inTypeScript)).toMatchObject(times(usual));
    expect(usual).toContain(`--partner-wall-collapsed-height: ${partnerWallCollapsedHeightPx}px`);
  });

  it('are all zero for visitors who prefer reduced motion', () => {
    expect(Object.keys(times(reduced))).toEqual(Object.keys(times(usual)));
    expect(Object.values(times(reduced)).filter((milliseconds) => milliseconds !== 0)).toEqual([]);
  });
});
