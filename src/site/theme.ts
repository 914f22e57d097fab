import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's style sheets, and the cascade layer each goes into (`src/ui/layers.css` orders them). */
const sheets = [
  { file: 'theme.css', layer: 'theme' },
  { file: 'public/custom.css', layer: 'custom' },
] as const;

/** The owner's styles as written, each in its layer, to follow the page's own; empty without any. */
export function ownerStyles(folder: string): string {
  return sheets
    .filter(({ file }) => existsSync(join(folder, file)))
    .map(({ file, layer }) => `\n@layer ${layer} {\n${read(join(folder, file))}\n}`)
    .join('');
}

/** Without the mark that some editors put before a text; a rule that follows it would be lost. */
function read(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}
