/** Returns the lines that the live region has said, the latest last; a timer of 100 ms goes before each. */
export function heard(): string[] {
  return Array.from(document.querySelectorAll('[role=log] > *, [role=log] ~ [role=alert]'), (line) => line.textContent);
}

/** Takes away what the live region has said. */
export function silence(): void {
  for (const line of document.querySelectorAll('[role=log] > *, body > [role=alert]')) line.remove();
}
