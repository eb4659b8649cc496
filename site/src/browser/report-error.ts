/** Tells the console, where staff and monitoring look. Never give it anything that a visitor typed. */
export function reportError(message: string): void {
  // oxlint-disable-next-line no-console
  console.error(message);
}
