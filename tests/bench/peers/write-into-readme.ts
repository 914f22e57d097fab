import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = resolve(import.meta.dirname, '../../../src/streaming/markdown/README.md');

interface Run {
  readonly rounds: number;
  /** Its name and version. */
  readonly browser: string;
}

/** Replaces the table of `src/streaming/markdown/README.md`, with when, where and by what it was measured. */
export async function writeIntoReadme(table: string, { rounds, browser }: Run): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} cores`;
  const how = `Measured by \`tests/bench/peers/main.ts\` on ${date}: ${browser}, ${machine}, ${rounds === 1 ? 'one round' : `median of ${rounds} rounds`}.`;
  const readme = replaceTable(await readFile(file, 'utf8'), `${how}\n\n${table}`);
  await writeFile(file, await format(readme, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

const betweenMarkers = /(<!-- bench:peers begins -->\n)[^]*?(\n<!-- bench:peers ends -->)/;

/** @throws Error if the text has no markers */
export function replaceTable(readme: string, table: string): string {
  if (!betweenMarkers.test(readme))
    throw new Error('The README has no markers for the table of bench:peers.');
  return readme.replace(betweenMarkers, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`);
}
