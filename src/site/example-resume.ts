import type { Remark } from '../resume/read/remark.ts';
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
  const [first, ...others] = sampleTextsIn(resume);
  if (first === undefined) return [];
  const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
  const message = `"${first.text.slice(0, 60)}" is a sample’s text${more}, which visitors would take for yours; write your own`;
  return [{ kind: 'advice', path: first.path, message }];
}

/** Not recursive: a file may be nested deeply. */
function sampleTextsIn(resume: unknown): { readonly path: string; readonly text: string }[] {
  const found: { readonly path: string; readonly text: string }[] = [];
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: resume }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      if (sampleTexts.has(value.trim()) || /\blorem ipsum\b/i.test(value))
        found.push({ path, text: value.trim() });
    } else if (typeof value === 'object' && value !== null) {
      const inside = Object.entries(value).map(([key, each]) => ({
        path: Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
        value: each,
      }));
      open.push(...inside.toReversed());
    }
  }
  return found;
}
