import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../engine-files.ts';

/** The page's document, before the builder has filled it. */
export const templateFile = 'index.html';
export const iconFile = 'favicon.svg';

/** Adds `index.html` to the client's files, with the final addresses of its script and style sheet. */
export function emitTemplate(): Plugin {
  return {
    name: 'talking-cv:emit-template',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main');
        const style = files.find((file) => file.type === 'asset' && file.names.includes('page.css'));
        if (!script || !style)
          throw new Error('The bundle holds no src/app/main.ts or no src/page/page.css.');
        const template = readFileSync(join(packageFolder, 'index.html'), 'utf8')
          .replace('/src/app/main.ts', `./${script.fileName}`)
          .replace('/src/page/page.css', `./${style.fileName}`)
          .replace('/src/page/favicon.svg', `./${iconFile}`);
        const icon = readFileSync(join(packageFolder, 'src/page/favicon.svg'));
        this.emitFile({ type: 'asset', fileName: templateFile, source: template });
        this.emitFile({ type: 'asset', fileName: iconFile, source: icon });
      },
    },
  };
}
