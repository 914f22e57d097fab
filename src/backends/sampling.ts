/** The specification's sampling settings (section 9), the same for every model that takes them. */
export const sampling = { temperature: 0.6, topP: 0.9, maxTokens: 512 } as const;
