import type { Remark } from '../resume/read/remark.ts';
import { leavesOf, writtenPath } from '../shared/leaves.ts';
import { hash, nameIn } from './sample-portrait.ts';

/** `basics.name` of the invented person whose CV `init` writes, in SHA-256. */
const exampleName = '54906f39246335cb866ec544939bbd193941678785ed34b13310e2933c572116';

/** What the samples of JSON Resume, Reactive Resume, RenderCV and this project's importers say. */
const sampleTexts: ReadonlySet<string> = new Set([
  'John Doe',
  'Jane Doe',
  'Richard Hendriks',
  'Richard Hendricks',
  'David Kowalski',
  'Your Name',
  'A summary of John Doe…',
  'A summary of John Doe...',
  'Description…',
  'Description...',
  'Started the company',
  'There is no spoon.',
  'john@gmail.com',
  'richard.hendriks@mail.com',
  'https://johndoe.com',
  'http://johndoe.com',
  '(912) 555-4321',
]);

/** A note where a résumé is still the one that `init` wrote, or holds texts of a well-known sample. */
export function remarkOnExample(resume: unknown): Remark[] {
  if (hash(nameIn(resume)) === exampleName) {
    const message = 'is the invented person of `init`, so this is not your CV yet; write yours into the file';
    return [{ kind: 'advice', path: 'basics.name', message }];
  }
  const [first, ...others] = leavesOf(resume).filter(
    ([, text]) => sampleTexts.has(text.trim()) || /\blorem ipsum\b/i.test(text),
  );
  if (first === undefined) return [];
  const [path, text] = first;
  const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
  const message = `"${text.trim().slice(0, 60)}" is a sample’s text, which visitors would take for yours; write your own${more}`;
  return [{ kind: 'advice', path: writtenPath(path), message }];
}
