import { brotliCompressSync } from 'node:zlib';
import { openBuiltClient } from '../src/site/built-client.ts';
import { clientFolder } from '../src/site/engine-files.ts';

interface Row {
  readonly file: string;
  /** Compressed by Brotli. */
  readonly bytes: number;
  readonly loadedBy: string;
}

/** `scripts/bundle-report.ts [--all]`: the largest files of the built client, on a terminal of 80 columns and 25 lines. */
export function main([option]: readonly string[]): number {
  console.log(bundleReport(rowsOf(), option === '--all' ? Infinity : 20));
  return 0;
}

/** The largest `most` files, then all the others in one line. */
export function bundleReport(rows: readonly Row[], most: number): string {
  const sorted = rows.toSorted((one, other) => other.bytes - one.bytes);
  const total = (some: readonly Row[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const others = sorted.slice(most);
  return [
    line('Brotli, kB', 'file', 'loaded by'),
    ...sorted.slice(0, most).map(({ bytes, file, loadedBy }) => line(kilobytes(bytes), file, loadedBy)),
    ...(others.length === 0
      ? []
      : [line(kilobytes(total(others)), `${others.length} more files`, '(--all)')]),
    line(kilobytes(total(rows)), `all ${rows.length} files`, ''),
  ].join('\n');
}

function line(size: string, file: string, loadedBy: string): string {
  return `${size.padStart(10)}  ${cut(file, 32).padEnd(32)}  ${cut(loadedBy, 34)}`.trimEnd();
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function rowsOf(): Row[] {
  const client = openBuiltClient(clientFolder);
  const { recorded } = client;
  const holders = Object.entries(recorded);
  const nameOf = (file: string): string => (recorded[file]?.module ?? file).replace(/^src\//, '');
  return Object.keys(recorded).map((file) => {
    const always = holders.filter(([, { needs }]) => needs.includes(file));
    const onDemand = holders.filter(([, { mayLoad }]) => mayLoad.includes(file));
    const [first, ...more] = [...always, ...onDemand].map(([name]) => nameOf(name));
    const loadedBy =
      first === undefined ? 'the page' : first + (more.length === 0 ? '' : ` and ${more.length}`);
    return { file: file.replace(/^.*\//, ''), bytes: brotliCompressSync(client.read(file)).length, loadedBy };
  });
}
