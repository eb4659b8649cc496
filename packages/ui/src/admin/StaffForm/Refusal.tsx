import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';

/** Why a form was refused, where no field alone is to blame; read out when it appears. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Text size="small" tone="danger">
        {children}
      </Text>
    </div>
  );
}
