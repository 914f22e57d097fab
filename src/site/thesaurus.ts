import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseClasses, parseSame } from '../answers/thesaurus/read-thesaurus.ts';
import type { Thesaurus } from '../answers/thesaurus/thesaurus.ts';
import { packageFolder } from './client/client-folder.ts';

/** The whole thesaurus, of which a site holds what its CV needs (`excerptOf`). */
export function readThesaurus(): Thesaurus {
  return {
    same: parseSame(read('same.txt')),
    ads: parseSame(read('ads.txt')),
    classes: parseClasses(read('classes.txt')),
  };
}

function read(file: string): string {
  return readFileSync(join(packageFolder, 'src/answers/thesaurus', file), 'utf8');
}
