import { mostCounted } from '@sponsor/domain';

const count = new Intl.NumberFormat('en-US');

/** As many as were counted, and a sign that there are more. */
export function counted(number: number): string {
  return `${count.format(number)}${number >= mostCounted ? '+' : ''}`;
}
