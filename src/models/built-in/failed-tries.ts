/** The tries to make a session that have failed in this tab. A browser blocks a model that keeps failing. */
export interface FailedTries {
  count(): number;
  note(): void;
}

export const mostFailures = 3;
