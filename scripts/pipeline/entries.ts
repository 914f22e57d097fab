import { resolve } from 'node:path';
import { packageFolder } from '../../src/site/engine-files.ts';

/** Where `scripts/build-pipeline.ts` writes to. */
export const pipelineFolder = resolve(packageFolder, 'build/pipeline');

/** The modules that other projects import: the file in the output without its ending, and its source. */
export const entries = {
  markdown: 'src/streaming/markdown/index.ts',
  'markdown-react': 'src/streaming/markdown/react.ts',
  typewriter: 'src/streaming/typewriter/index.ts',
} as const;

/** Installed by whoever imports the modules. */
export const externals = ['marked', 'dompurify', 'katex', 'react'] as const;
