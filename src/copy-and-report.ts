export type CopyOutcome = 'copied' | 'refused';

/** How long a button shows the outcome, in milliseconds. */
const copyOutcomeMs = 2000;

/** Copies, reports the outcome, and reports `undefined` once a button has shown it for long enough. */
export async function copyAndReport(
  copy: () => Promise<void>,
  report: (outcome: CopyOutcome | undefined) => void,
): Promise<void> {
  const outcome = await copy().then(
    () => 'copied' as const,
    () => 'refused' as const,
  );
  report(outcome);
  setTimeout(() => report(undefined), copyOutcomeMs);
}
