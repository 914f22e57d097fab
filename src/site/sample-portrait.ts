import { createHash } from 'node:crypto';
import type { Remark } from '../resume/read/remark';
import { leavesOf, writtenPath, isObject } from '../shared/leaves';

interface Sample {
  /** `basics.name` of the person whose portrait the repository holds, in SHA-256: the engine names nobody. */
  readonly owner: string;
  /** Of the pictures, in SHA-256. */
  readonly portraits: readonly string[];
}

/** Of `public/photo.jpg` and `public/photo.webp`. */
const repositorySample: Sample = {
  owner: '4110a03743039a0c241987dfc284cf8036a807d2ed0fd47226ec3852e7535bd9',
  portraits: [
    'ebc595730ef8dabfabba764c980f202c6d6b1d755ea445c0162170ac0382f66d',
    '11ba8660887170b764e2731b1a2961a301741d666008bdeaacb047cc5e18d216',
  ],
};

/**
 * True if a picture is the sample's portrait and the résumé is somebody else's: a `photo.jpg` in it then means a
 * file that has not been put into `public/` yet.
 */
export function isSamplePortrait(picture: Uint8Array, resume: unknown, sample = repositorySample): boolean {
  return sample.portraits.includes(hash(picture)) && hash(nameIn(resume)) !== sample.owner;
}

function nameIn(resume: unknown): string {
  const basics = isObject(resume) ? resume['basics'] : undefined;
  return isObject(basics) ? String(basics['name']) : '';
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

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
