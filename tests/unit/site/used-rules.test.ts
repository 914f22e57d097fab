import { expect, it } from 'vitest';
import { usedRules } from '../../../src/site/page-style';

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
