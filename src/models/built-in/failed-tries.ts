/** Tries to make a session in one tab. A browser blocks a model that keeps failing. */
export const mostFailures = 3;
