export type CopyOutcome = 'copied' | 'refused';

/** How long a button shows the outcome, in milliseconds. */
const copyOutcomeMs = 2000;

/** Copies, reports the outcome, and reports `undefined` once a button has shown it for long enough. */
export async function copyAndReport(
  copy: () => Promise<void>,
  report: (outcome: CopyOutcome | undefined) => void,
): Promise<void> {
  report(await outcomeOf(copy));
  setTimeout(() => report(undefined), copyOutcomeMs);
}

/** A page over plain http has no `navigator.clipboard`, so `copy` itself may throw. */
async function outcomeOf(copy: () => Promise<void>): Promise<CopyOutcome> {
  try {
    await copy();
    return 'copied';
  } catch {
    return 'refused';
  }
}
