import { maxCounted } from '@sponsor/domain';

const count = new Intl.NumberFormat('en-US');

/** The counted number, with a sign if there are more. */
export function counted(number: number): string {
  return `${count.format(number)}${number >= maxCounted ? '+' : ''}`;
}
