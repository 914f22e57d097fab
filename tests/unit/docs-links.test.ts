/** A reader follows links and citations: those of the pages, and those in the comments of the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Folders whose files are not ours, or are texts to test with. */
const foreign = new Set(['node_modules', '.output', 'fixtures', 'corpus']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}

const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
const folders = ['.github', 'docs', 'src', 'tests', 'workers'];
const files = [...top.map(({ name }) => name), ...folders.flatMap(filesBelow)];
const pages = files.filter((file) => extname(file) === '.md');
const codeFiles = files.filter((file) => /\.(?:ts|tsx|js|jsx|mjs|css|html|yml)$/.test(file));

/** Of a page the addresses of its links and pictures, its code spans, and the ids that GitHub gives its headings. */
function readPage(file: string) {
  const links: string[] = [];
  const codeSpans: string[] = [];
  const anchors = new Set<string>();
  void marked.walkTokens(marked.lexer(readFileSync(join(root, file), 'utf8')), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') links.push(String(token['href']));
    if (token.type === 'codespan') codeSpans.push(String(token['text']));
    if (token.type === 'heading') anchors.add(anchorOf(String(token['text'])));
  });
  return { links, codeSpans, anchors };
}

function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.replaceAll(' ', '-');
}

/** Whether `link`, as written in `file`, leads to a file or folder of this repository, and to a heading of it. */
function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(root, file) : resolve(root, dirname(file), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || readPage(relative(root, target)).anchors.has(anchor);
}

/** A path from the repository's root, without gaps to fill in; what tests write is not in a clone. */
const ownPath = /^(?:\.github|docs|scripts|src|tests|workers)\/(?!\.output)[\w./-]+$/;

const cited = (text: string) => existsSync(join(root, text));

it.each(pages)('%s has links that lead somewhere', (file) => {
  const links = readPage(file).links.filter((link) => !/^(?:https?|mailto):/.test(link));
  expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([]);
});

// A changelog names files and commands of former versions.
const ofThisVersion = pages.filter((file) => file !== 'CHANGELOG.md');

it.each(ofThisVersion)('%s names files that exist', (file) => {
  expect(readPage(file).codeSpans.filter((text) => ownPath.test(text) && !cited(text))).toEqual([]);
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };

  it.each(ofThisVersion)('that %s tells to run exist', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const run = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the code', () => {
  const found = (pattern: RegExp) =>
    codeFiles.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, text = '']) => ({ file, text })),
    );

  it('cites pages and headings that exist', () => {
    const citations = found(/\b(docs\/[\w./-]+\.md(?:#[\w-]+)?)/g);
    expect(citations.length).toBeGreaterThan(5);
    expect(citations.filter(({ text }) => !leadsSomewhere('README.md', text))).toEqual([]);
  });

  it('cites a page by its path, so that a reader can open it', () => {
    expect(found(/(?<![\w/-])((?:contract|specification|architecture)\.md)/g)).toEqual([]);
  });

  it('names files that exist', () => {
    // This comment is part of what every model was trained from, so it keeps the old path until the next training.
    const isOfModels = ({ file, text }: { file: string; text: string }) =>
      file === 'src/answers/intent/features.ts' && text === 'src/cli/train-intents.ts';
    const names = found(/`([^`\s]+)`/g).filter((name) => ownPath.test(name.text) && !isOfModels(name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({ text }) => !cited(text))).toEqual([]);
  });
});
