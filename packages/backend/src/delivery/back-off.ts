const firstDelayMs = 1_000;

/** No delivery is ever set to wait longer than this. */
export const longestDelayMs = 15 * 60_000;

/**
 * Doubles with each failed attempt up to 15 minutes, and then takes off up to half, so that what failed together does
 * not come back together.
 *
 * @param failedAttempts 1 or more.
 * @param random 0 to 1.
 */
export function retryDelayMs(failedAttempts: number, random: number): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** (failedAttempts - 1));
  return Math.round(full * (1 - random / 2));
}
