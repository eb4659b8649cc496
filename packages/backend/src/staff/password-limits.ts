/** In characters. The upper limit bounds the cost of hashing a guess, not the strength of a password. */
export const passwordLimits = { shortest: 12, longest: 128 } as const;
