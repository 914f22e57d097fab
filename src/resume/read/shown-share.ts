import { leavesOf, writtenPath } from '../../shared/leaves';
import { isTaken, type Remark } from './remark';

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
