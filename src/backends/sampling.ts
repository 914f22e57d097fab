/**
 * The same for every model that takes sampling settings; the values are those of
 * `docs/specification.md#9-business-constants-and-limits`.
 */
export const sampling = { temperature: 0.6, topP: 0.9, maxTokens: 512 } as const;
