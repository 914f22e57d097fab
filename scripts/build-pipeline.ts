import { copyFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { packageFolder } from '../src/site/engine-files.ts';
import { writeDeclarations } from './pipeline/declarations.ts';
import { pipelineFolder } from './pipeline/entries.ts';
import { pipelineManifest } from './pipeline/manifest.ts';
import { writeScripts } from './pipeline/scripts.ts';
import { pipelineStyleSheet } from './pipeline/style-sheet.ts';

/** `scripts/build-pipeline.ts`: `src/streaming/markdown` and `src/streaming/typewriter` as a package of their own. Returns the exit code. */
export async function main(): Promise<number> {
  await buildPipeline(pipelineFolder);
  console.log(`The pipeline is in ${relative(process.cwd(), pipelineFolder)}.`);
  return 0;
}

/** Replaces what is in `folder`. */
async function buildPipeline(folder: string): Promise<void> {
  await writeScripts(folder);
  await writeDeclarations(folder);
  await writeFile(join(folder, 'markdown.css'), await pipelineStyleSheet());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(pipelineManifest(manifest), null, 2)}\n`);
  await copyFile(join(packageFolder, 'LICENSE'), join(folder, 'LICENSE'));
}
