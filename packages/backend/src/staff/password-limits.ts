/** In characters. The upper one bounds the work of a guess, not the strength of a password. */
export const passwordLimits = { shortest: 12, longest: 128 } as const;
