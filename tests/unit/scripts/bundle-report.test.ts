import { expect, it } from 'vitest';
import { bundleReport } from '../../../scripts/bundle-report';

it('reports any number of files on a terminal of 80 columns and 25 lines, and their sum', () => {
  const rows = Array.from({ length: 90 }, (_, index) => ({
    file: `a-chunk-with-a-long-name-${'x'.repeat(index)}.js`,
    bytes: 1000 * (index + 1),
    loadedBy: `app/Component.tsx ${'y'.repeat(index)}`,
  }));
  const lines = bundleReport(rows, 20).split('\n');
  expect(lines.length).toBeLessThanOrEqual(25);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[1]).toMatch(/^ {6}90\.0/);
  expect(lines.at(-2)).toMatch(/2485\.0 {2}70 more files/);
  expect(lines.at(-1)).toMatch(/4095\.0 {2}all 90 files/);
});
