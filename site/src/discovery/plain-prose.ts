import type { ProseWithTargets } from '@sponsor/domain';

/** Returns prose as plain text, with the figures of its claims. */
export function plainProse(parts: ProseWithTargets): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.figure === undefined ? part.text : `${part.figure} ${part.text}`;
    })
    .join('');
}
