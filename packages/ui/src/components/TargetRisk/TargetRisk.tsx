import type { ProseWithTargets } from '@sponsor/domain';
import { Text } from '../../primitives/Text/Text.tsx';
import { paid } from './TargetRisk.css.ts';

export interface TargetRiskProps {
  /** The paragraph above. */
  parts: ProseWithTargets;
}

/** Shown under a paragraph: for each of its targets, whether any of it has been paid, and its risk. */
export function TargetRisk({ parts }: TargetRiskProps) {
  return parts.map(
    (part) =>
      typeof part !== 'string' &&
      part.kind === 'target' && (
        <Text key={part.id} size="small" tone="muted">
          <strong className={paid}>{part.paid}</strong> {part.risk}
        </Text>
      ),
  );
}
