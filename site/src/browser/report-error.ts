/** Logs to the console, which staff and monitoring watch. Never pass anything that a visitor typed. */
export function reportError(message: string): void {
  // oxlint-disable-next-line no-console
  console.error(message);
}
