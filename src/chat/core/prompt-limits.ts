/** UTF-16 units that one message may have, trimmed: a job advert of ten pages. */
export const longestPrompt = 20_000;

/** UTF-16 units that the text box takes by paste or drop: browsers need 0.1 s to lay them out, and 1 s for a megabyte. */
export const longestDraft = 50_000;
