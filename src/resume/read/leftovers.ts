import { nearestName } from '../nearest-name';
import { type Field, plainName } from './field';
import { unknownKey } from './remark';

/** Remarks on every value of a file that is not in the result and of which no remark tells yet. */
export function remarkOnLeftovers(root: Field): void {
  for (const field of root.inside) if (isLeftOver(field)) remark(field, root);
}

/** True if nothing of a value is used or told of; what is left of the others has its remark after this. */
function isLeftOver(field: Field): boolean {
  const { log, path } = field;
  if (field.isAbsent || log.isTold(path)) return false;
  const { inside } = field;
  if (inside.length === 0) return !log.isTaken(path);
  const leftOver = inside.filter((each) => isLeftOver(each));
  const isWhole = leftOver.length === inside.filter((each) => !each.isAbsent).length;
  if (isWhole && log.keysOf(path).keys.length === 0) return true;
  for (const each of leftOver) remark(each, field);
  return false;
}

function remark(field: Field, parent: Field): void {
  const { keys, others } = field.log.keysOf(parent.path);
  const name = nameOf(field, parent);
  if (name === undefined || keys.length === 0) {
    field.remark('unknown', 'has no place on the page; write it under a key that a résumé has');
  } else if ([...keys, ...others].some((key) => plainName(key) === plainName(name))) {
    field.remark('lost', 'has a second value here, and only one is shown; keep one of them');
  } else {
    const meant = nearestName(name, keys);
    field.remark(
      'unknown',
      meant === undefined
        ? unknownKey
        : `ignored, since a résumé has no such key; did you mean \`${meant}\`?`,
    );
  }
}

function nameOf(field: Field, parent: Field): string | undefined {
  if (parent.elements) return undefined;
  return [...(parent.members ?? [])].find(([, each]) => each.path === field.path)?.[0];
}
