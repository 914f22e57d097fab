/**
 * The same for every model that takes sampling settings; the values are those of
 * `docs/contract.md#constants`.
 */
export const sampling = { temperature: 0.6, topP: 0.9, maxTokens: 512 } as const;
