import type { Remark } from '../resume/read/remark.ts';
import { hash, nameIn } from './sample-portrait.ts';

/** `basics.name` of the invented person whose CV `init` writes, in SHA-256. */
const exampleName = '54906f39246335cb866ec544939bbd193941678785ed34b13310e2933c572116';

/** A note where a résumé is still the one that `init` wrote. */
export function remarkOnExample(resume: unknown): Remark[] {
  if (hash(nameIn(resume)) !== exampleName) return [];
  const message = 'is the invented person of `init`, so this is not your CV yet; write yours into the file';
  return [{ kind: 'advice', path: 'basics.name', message }];
}
