// @vitest-environment jsdom
import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageStyle, styleElement, usedRules } from '../../../src/site/page-style';

/** What a browser compares with the policy: the text of the element that the page holds. */
function sourceOfParsed(sheet: string): string {
  const markup = styleElement(pageStyle(sheet), '/assets/page.css');
  const page = new DOMParser().parseFromString(`<!doctype html><head>${markup}</head>`, 'text/html');
  expect(page.body.childNodes).toHaveLength(0);
  const text = page.querySelector('style')?.textContent ?? '';
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it.each([
  ['a plain sheet', '.footer { color: red; }'],
  ['line ends of Windows', '\r\n.footer {\r\n  color: red;\r}\n'],
  [
    'what would end the element',
    '.footer::after { content: "</STYLE><script>alert(1)</script>"; } /* </style */',
  ],
  ['a character that no page may hold', '.footer { content: "\0é日"; }'],
])('allows the sheet as a browser reads it in a page: %s', (_, sheet) => {
  expect(pageStyle(sheet).inlineSource).toBe(sourceOfParsed(sheet));
});

it.each([
  ['a picture', '.footer { background: url( "../photo.webp" ); }'],
  ['a font', '@font-face { src: URL(font.woff2); }'],
  ['a choice of pictures', '.footer { background: image-set("a.png" 1x); }'],
])('leaves a sheet that names %s beside the page, since addresses are relative to it', (_, sheet) => {
  const { inlineSource, text, file } = pageStyle(sheet);
  expect(inlineSource).toBeUndefined();
  expect(text).toBe(sheet);
  expect(file).toMatch(/^assets\/page-[\w-]+\.css$/);
});

it('leaves a sheet beside the page that would fill most of the first 14 kB', () => {
  const rules = (bytes: number) => `/* ${randomBytes(bytes).toString('base64')} */`;
  expect(pageStyle(rules(9_000)).inlineSource).toBeDefined();
  expect(pageStyle(rules(11_000)).inlineSource).toBeUndefined();
});

const pages = ['<main class="profile-page"><ol class="ledger"><li class="entry other"></li></ol></main>'];

it.each([
  ['a rule that applies', '.profile-page{a:b}'],
  ['a rule for what a script may add', '.button--primary:hover{a:b}.assistant-status--missing{a:b}'],
  ['a rule for one of two parts', '.gallery,.entry{a:b}'],
  ['a rule for a part without another', '.entry:not(.gallery){a:b}.entry:is(.gallery,.other){a:b}'],
  ['rules for elements, and statements', '@layer a,b;@media print{h1{a:b}}@keyframes c{0%{a:b}to{a:b}}'],
  ['braces in a text', '.entry:before{content:"}.gallery{"}'],
])('keeps %s', (_, sheet) => {
  expect(usedRules(sheet, pages)).toBe(sheet);
});

it.each([
  ['a part that no page has', '.gallery img{a:b}.entry{a:b}'],
  ['a variant that no page has', '.ledger--dense>.entry{a:b}.entry{a:b}'],
  ['all that a condition holds', '@media print{.gallery{a:b}}.entry{a:b}'],
])('drops the rules for %s', (_, sheet) => {
  expect(usedRules(sheet, pages)).toBe('.entry{a:b}');
});

it('keeps what any of the pages has', () => {
  expect(usedRules('.gallery{a:b}', [...pages, '<ul class="gallery"></ul>'])).toBe('.gallery{a:b}');
});
