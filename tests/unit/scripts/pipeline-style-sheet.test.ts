import { expect, it } from 'vitest';
import { pipelineStyleSheet } from '../../../scripts/build-pipeline';

const names = (sheet: string, pattern: RegExp): string[] => [
  ...new Set([...sheet.matchAll(pattern)].map(([, name = '']) => name)),
];

it('declares each token that it needs, in its own layer, and no other', async () => {
  const sheet = await pipelineStyleSheet();
  const [, tokens = '', rules = ''] = /^@layer talking-cv \{\n([^]*?)\n\}\n([^]*)$/.exec(sheet) ?? [];
  const declared = names(tokens, /^ *(--[\w-]+):/gm);
  // One with another value beside it may be set or not.
  const used = names(sheet, /var\((--[\w-]+)\)/g);
  expect(declared.length).toBeGreaterThan(20);
  expect(used.toSorted()).toEqual(declared.toSorted());
  expect(rules).toContain('\n.markdown th {');
  expect(sheet.match(/@layer/g)).toHaveLength(1);
});
