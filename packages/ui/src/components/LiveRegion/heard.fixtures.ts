/** Returns the lines that the live region has announced, the latest last; each comes after a timer of 100 ms. */
export function heard(): string[] {
  return Array.from(document.querySelectorAll('[role=log] > *, [role=log] ~ [role=alert]'), (line) => line.textContent);
}

/** Clears the announcements of the live region. */
export function silence(): void {
  for (const line of document.querySelectorAll('[role=log] > *, body > [role=alert]')) line.remove();
}
