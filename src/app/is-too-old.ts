/**
 * True below the floor of browsers (`docs/contract.md#browsers`). The assistant's scripts use both of these without a
 * replacement; Chrome and Edge have the second since 110, Firefox since 115, Safari has the first since 16.4.
 */
export function isTooOld(): boolean {
  try {
    // A literal would keep this script itself from being read.
    return !RegExp('(?<=a)b').test('ab') || !('toSorted' in []);
  } catch {
    return true;
  }
}
