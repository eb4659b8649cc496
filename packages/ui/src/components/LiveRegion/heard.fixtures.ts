import { afterEach } from 'vitest';

/** What the live region says by now, the latest last; a timer of 100 ms goes before it. Each test begins in silence. */
export function heard(): string[] {
  return Array.from(linesSaid(), (line) => line.textContent);
}

afterEach(() => {
  for (const line of linesSaid()) line.remove();
});

function linesSaid(): NodeListOf<Element> {
  return document.querySelectorAll('[role=log] > *, [role=log] ~ [role=alert]');
}
