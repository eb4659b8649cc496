import type { ProseWithTargets } from '@sponsor/domain';
import { Text, type TextProps } from '../../primitives/Text/Text.tsx';
import { Claim } from '../Claim/Claim.tsx';

export interface ProseProps extends Omit<TextProps, 'children'> {
  /** Plain text with claims in between, in reading order. A target among them needs its risk in the same view. */
  parts: ProseWithTargets;
}

/** A paragraph in which every claim keeps its note marks. */
export function Prose({ parts, ...textProps }: ProseProps) {
  return (
    <Text {...textProps}>
      {parts.map((part) => (typeof part === 'string' ? part : <Claim key={part.id} claim={part} />))}
    </Text>
  );
}
