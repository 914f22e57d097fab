/** UTF-16 units that one message may have, trimmed: a job advert of ten pages. */
export const longestPrompt = 20_000;

/** UTF-16 units that the text box takes by paste or drop. It lays out ten times as many in one task of seconds. */
export const longestDraft = 100_000;
