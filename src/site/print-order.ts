import type { Outline } from '../resume/outline';

/**
 * Puts the sections on paper into their owner's order, in one column; the page's sheet does so for the order of its own. The
 * document has them in another one where the columns of a screen need it. Empty where the owner names no order.
 */
export function printOrder({ profile, sections }: Outline): string {
  if (profile.order.length === 0) return '';
  const rules = sections.map(({ anchor }, index) => `#${anchor} {order: ${index + 1}}`);
  return `\n@layer page {\n@media print {${rules.join(' ')}}\n}`;
}
