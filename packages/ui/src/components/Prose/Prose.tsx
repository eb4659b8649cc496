import type { ProseWithTargets } from '@sponsor/domain';
import { Text, type TextProps } from '../../primitives/Text/Text.tsx';
import { Claim } from '../Claim/Claim.tsx';

export interface ProseProps extends Omit<TextProps, 'children'> {
  /** Plain words and the claims between them, in reading order. A target among them needs its risk in the same view. */
  parts: ProseWithTargets;
}

/** A paragraph in which every claim keeps the marks of its notes. */
export function Prose({ parts, ...textProps }: ProseProps) {
  return (
    <Text {...textProps}>
      {parts.map((part) => (typeof part === 'string' ? part : <Claim key={part.id} claim={part} />))}
    </Text>
  );
}
