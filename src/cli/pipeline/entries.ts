import { resolve } from 'node:path';
import { packageFolder } from '../../site/engine-files.ts';

/** Where `npm run build:pipeline` writes to. */
export const pipelineFolder = resolve(packageFolder, 'build/pipeline');

/** The modules that other projects import: the file in the output without its ending, and its source. */
export const entries = {
  markdown: 'src/markdown/index.ts',
  'markdown-react': 'src/markdown/react.ts',
  typewriter: 'src/typewriter/index.ts',
} as const;

/** Installed by whoever imports the modules. */
export const externals = ['marked', 'dompurify', 'katex', 'react'] as const;
