/** Milliseconds without a sign of the model after which a reply says what it waits for. Part of the `wait` event. */
export const explainedSilenceMs = 2000;
/** Milliseconds without a piece of a server's reply after which the visitor is told so, and may end the reply. */
export const longSilenceMs = 30_000;
