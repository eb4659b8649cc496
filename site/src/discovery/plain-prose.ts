import type { ProseWithTargets } from '@sponsor/domain';

/** Prose as one text, its claims with their figures. */
export function plainProse(parts: ProseWithTargets): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.figure === undefined ? part.text : `${part.figure} ${part.text}`;
    })
    .join('');
}
