import { brotliCompressSync } from 'node:zlib';
import { openBuiltClient } from '../site/built-client.ts';
import { clientFolder } from '../site/engine-files.ts';

/** `npm run bundle-report`: every script and style sheet of the built client, what it weighs, and what loads it. */
export function main(): number {
  const client = openBuiltClient(clientFolder);
  const files = Object.keys(client.recorded);
  const names = (list: readonly string[], how: string) =>
    list.length === 0
      ? []
      : [`${list.map((file) => client.recorded[file]?.module ?? file).join(', ')}, ${how}`];
  const loadedBy = (file: string) => {
    const holders = Object.entries(client.recorded);
    const always = holders.filter(([, { needs }]) => needs.includes(file)).map(([name]) => name);
    const onDemand = holders.filter(([, { mayLoad }]) => mayLoad.includes(file)).map(([name]) => name);
    return [...names(always, 'always'), ...names(onDemand, 'on demand')].join('; ') || 'the page';
  };
  const rows = files.map((file) => {
    const bytes = client.read(file);
    return {
      file,
      'raw, bytes': bytes.length,
      'Brotli, bytes': brotliCompressSync(bytes).length,
      'loaded by': loadedBy(file),
    };
  });
  console.table(rows.toSorted((one, other) => other['Brotli, bytes'] - one['Brotli, bytes']));
  return 0;
}
