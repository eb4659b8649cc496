const firstDelayMs = 1_000;

/** The longest wait of any delivery. */
export const maxDelayMs = 15 * 60_000;

/**
 * Doubles with each failed attempt up to 15 minutes, then subtracts up to half at random, so that deliveries that failed
 * together do not return together.
 *
 * @param failedAttempts 1 or more.
 * @param random 0 to 1.
 */
export function retryDelayMs(failedAttempts: number, random: number): number {
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** (failedAttempts - 1));
  return Math.round(full * (1 - random / 2));
}
