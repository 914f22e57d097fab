import { leavesOf, writtenPath } from '../../shared/leaves';
import { groupBy } from '../../shared/group-by';

/** What the reader says of one value of a résumé file. */
export interface Remark {
  /** As one would write it in JavaScript, e.g. `work[2].startDate`; empty for the whole file. */
  readonly path: string;
  /** What happened and, after a semicolon, the action that solves it. */
  readonly message: string;
  readonly kind: RemarkKind;
}

export type RemarkKind =
  /** The value cannot be used and is left out. */
  | 'lost'
  /** Visitors read something else than is written, or what is written is a slip that changes what they read. */
  | 'changed'
  /** The value is used, and only its form is another one. */
  | 'reread'
  /** The value is shown, and would be of more use with another beside it. */
  | 'advice'
  /** In another of the file's languages. */
  | 'translation'
  /** A key that no part of the site reads. */
  | 'unknown'
  /** Never published, as the street. */
  | 'private'
  /** For programs, as the version of a schema. */
  | 'technical';

/** True for what a `--strict` build stops at. */
export function isStrict({ kind }: Remark): boolean {
  return kind === 'lost' || kind === 'changed' || kind === 'reread';
}

/** True if a remark tells of a value that the file holds and the result has, too. */
export function isTaken({ kind }: Remark): boolean {
  return kind === 'reread' || kind === 'changed' || kind === 'advice';
}

/** How many values are only written in another way, in a sentence; nothing where there are none. */
export function countTidied(remarks: readonly Remark[]): string[] {
  const count = remarks.filter(({ kind }) => kind === 'reread').length;
  if (count === 0) return [];
  return [
    `What is written in other ways than JSON Resume has is understood: ${count} (\`validate --all\` lists it).`,
  ];
}

/** What is said of a key that resembles none. */
export const unknownKey = 'ignored, since a résumé has no such key; write it under a key that a résumé has';

const unshown = {
  private: 'never published',
  technical: 'not shown, since it is for programs',
} as const;

/** One line for each remark; what is said of many alike is said once. */
export function remarkLines(remarks: readonly Remark[]): string[] {
  const groups = groupBy(remarks, ({ path, message, kind }) => {
    const isTogether = kind in unshown || kind === 'translation' || message === unknownKey;
    // Of what visitors read otherwise each place is named.
    return isTogether ? kind : `${kind === 'changed' ? path : general(path)}: ${message}`;
  });
  return [...groups.values()].map(lineOf);
}

function lineOf(alike: readonly Remark[]): string {
  const [first] = alike;
  if (first === undefined) return '';
  const { path, message, kind } = first;
  if (kind === 'private' || kind === 'technical')
    return `${named(alike.map((each) => each.path))}: ${unshown[kind]}`;
  const paths = alike.map((each) => each.path);
  if (message === unknownKey) return `${named(paths)}: ${message}`;
  const more = alike.length > 1 ? ` (and ${alike.length - 1} more like it)` : '';
  return `${clipped(path) || 'the file'}: ${message}${more}`;
}

/** Each path once: those of several entries of a list as `work[].id`. */
function named(paths: readonly string[]): string {
  const alike = (every: string) => paths.filter((path) => general(path) === every);
  return [...new Set(paths.map(general))]
    .map((every) => [every, ...alike(every)])
    .map(([every = '', first = '', ...others]) => clipped(others.length > 0 ? every : first))
    .join(', ');
}

function general(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

function clipped(path: string): string {
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}

/** Where less of a file's text is on the page, the file has another form than a résumé's. */
const least = 0.5;

/** Says that less than half of a file's text is shown, and which key holds most of the rest. */
export function remarkOnShare(json: unknown, remarks: readonly Remark[]): Remark[] {
  const lost = new Set(remarks.filter((each) => !isTaken(each)).map(({ path }) => path));
  const texts = leavesOf(json).map(([path, text]) => ({
    // At most two names deep: `cv.sections`.
    key: writtenPath(path.slice(0, 2)).replace(/\[.*$/, ''),
    // Pictures and addresses are no words.
    length: /^(?:data:|[\w+.-]+:\/\/)/i.test(text) ? 0 : text.length,
    isShown: ![[], ...path].some((_, at) => lost.has(writtenPath(path.slice(0, at)))),
  }));
  const unshown = texts.filter(({ isShown }) => !isShown);
  const share = 1 - lengthOf(unshown) / Math.max(1, lengthOf(texts));
  if (share >= least) return [];
  const held = (name: string) => lengthOf(unshown.filter(({ key }) => key === name));
  const [most = ''] = [...new Set(unshown.map(({ key }) => key))].toSorted((a, b) => held(b) - held(a));
  const message = `shows ${Math.round(share * 100)} % of its text on the page; most of the rest stands under \`${most}\`, so write that under keys that a résumé has`;
  return [{ kind: 'lost', path: '', message }];
}

function lengthOf(texts: readonly { readonly length: number }[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
