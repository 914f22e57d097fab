import { isTaken, type Remark } from './remark';

/** Where less of a file's text is on the page, the file has another form than a résumé's. */
const least = 0.5;

/** Says that less than half of a file's text is shown, and which key holds most of the rest. */
export function remarkOnShare(json: unknown, remarks: readonly Remark[]): Remark[] {
  const lost = new Set(remarks.filter((each) => !isTaken(each)).map(({ path }) => path));
  const texts = textsOf(json, '', lost.has(''), lost);
  const unshown = texts.filter(({ isShown }) => !isShown);
  const share = 1 - lengthOf(unshown) / Math.max(1, lengthOf(texts));
  if (share >= least) return [];
  const held = (key: string) => lengthOf(unshown.filter((each) => keyOf(each) === key));
  const [most = ''] = [...new Set(unshown.map(keyOf))].toSorted((a, b) => held(b) - held(a));
  const message = `shows ${Math.round(share * 100)} % of its text on the page; most of the rest stands under \`${most}\`, so write that under keys that a résumé has`;
  return [{ kind: 'lost', path: '', message }];
}

/** Named by its place as remarks name it. */
interface Text {
  readonly path: string;
  readonly length: number;
  readonly isShown: boolean;
}

function textsOf(value: unknown, path: string, isLost: boolean, lost: ReadonlySet<string>): Text[] {
  if (typeof value === 'string') {
    // Pictures and addresses are no words.
    const length = /^(?:data:|[\w+.-]+:\/\/)/i.test(value) ? 0 : value.length;
    return [{ path, length, isShown: !isLost }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inner = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    return textsOf(member, inner, isLost || lost.has(inner), lost);
  });
}

function lengthOf(texts: readonly Text[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** At most two names deep: `cv.sections`. */
function keyOf({ path }: Text): string {
  return path.replace(/\[.*$/, '').split('.').slice(0, 2).join('.');
}
