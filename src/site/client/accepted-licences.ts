/** Licences that let anyone host the built site and publish the package; of a choice (`A OR B`) one of them is enough. */
const accepted = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  // Of fonts, which may be bundled with any software.
  'OFL-1.1',
]);

/** @param expression as a package states it, in SPDX */
export function isAccepted(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));
}
