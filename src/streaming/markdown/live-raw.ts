import type { OpenToken } from './open-syntax';
import type { ElementView } from './view';

/** An open formula, an open link destination or an address at the end of a reply: shown as written until it ends. */
export interface LiveRaw {
  readonly kind: 'raw';
  readonly holder: ElementView;
  readonly closer: OpenToken['closer'];
  /** An opener before the raw text could be closed by a character inside it. */
  readonly hasOpeners: boolean;
}

const meaningful = /[*_~`[\]<>\\$&|@#]/;
const openers = /[*_~`[<]/;
/** The bracket of an open link stands before its destination, so it does not count. */
const openersBeforeDestination = /[*_~`<]/;

export function findLiveRaw(holder: ElementView, { closer, raw }: OpenToken): LiveRaw {
  const before = holder.children
    .map((view) => (view.kind === 'text' ? view.text : ''))
    .join('')
    .slice(0, -raw.length);
  const opens = closer === ')' ? openersBeforeDestination : openers;
  return { kind: 'raw', holder, closer, hasOpeners: opens.test(before) };
}

/** Accepts everything that cannot end the raw text. `before` is the last character shown. */
export function acceptsRaw({ closer, hasOpeners }: LiveRaw, before: string, added: string): boolean {
  if (before === '$' || /[\n|]/.test(added) || (before + added).includes(closer)) return false;
  if (hasOpeners && meaningful.test(added)) return false;
  const isFormula = closer.startsWith('\\') || closer === '$';
  return isFormula || !/[\s()<>]/.test(added);
}
