import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';

/** The reason for a refused form, if no single field is to blame; read out when it appears. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Text size="small" tone="danger">
        {children}
      </Text>
    </div>
  );
}
