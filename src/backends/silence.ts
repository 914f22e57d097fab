/** Milliseconds without a sign of the model after which a reply says what it waits for. Part of the `wait` event. */
export const explainedSilenceMs = 2000;
