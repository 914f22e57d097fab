import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { packageFolder } from '../../src/site/engine-files.ts';
import { entries } from './entries.ts';

const ofRelativeModule =
  /(?<before>\bfrom\s*|\bimport\s*\(\s*|\bimport\s*)(?<quote>['"])(?<name>\.{1,2}\/[^'"]+)\k<quote>/g;

/**
 * Writes a `.d.ts` beside each module, and below `types/` those that it refers to. Names of files end in `.js`, as
 * `moduleResolution: nodenext` needs.
 *
 * @throws Error with what the compiler says
 */
export async function writeDeclarations(folder: string): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'talking-cv-types-'));
  try {
    compile(emitted);
    const needed = new Map<string, string>();
    for (const source of Object.values(entries))
      await collect(resolve(emitted, declarationOf(source)), needed);
    for (const [file, text] of needed) {
      const out = join(folder, 'types', relative(join(emitted, 'src'), file));
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, text);
    }
  } finally {
    await rm(emitted, { recursive: true });
  }
  for (const [name, source] of Object.entries(entries)) {
    const types = source.replace(/^src\//, './types/').replace(/\.ts$/, '.js');
    await writeFile(join(folder, `${name}.d.ts`), `export * from '${types}';\n`);
  }
}

function declarationOf(source: string): string {
  return source.replace(/\.tsx?$/, '.d.ts');
}

function compile(outDir: string): void {
  const compiler = resolve(packageFolder, 'node_modules/typescript/bin/tsc');
  const project = join(import.meta.dirname, 'tsconfig.json');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', outDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}

/** The declarations that `file` needs, itself included, ready to be written. */
async function collect(file: string, into: Map<string, string>): Promise<void> {
  if (into.has(file)) return;
  const text = (await readFile(file, 'utf8')).replace(/^import ['"][^'"]+\.css['"];\n/gm, '');
  const names = [...text.matchAll(ofRelativeModule)].map(({ groups }) => groups?.['name'] ?? '');
  into.set(file, text.replace(ofRelativeModule, '$<before>$<quote>$<name>.js$<quote>'));
  for (const name of names) await collect(resolve(dirname(file), `${name}.d.ts`), into);
}
