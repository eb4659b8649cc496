import { offerings } from '@sponsor/content/offerings';
import type { FundKind } from '@sponsor/domain';
import { ButtonLink, Notice } from '@sponsor/ui';
import type { ReactNode } from 'react';

const words = { 'regulation-a': offerings.regulationA, 'regulation-d': offerings.regulationD };

interface IfOfferingOpenProps {
  fund: FundKind;
  children: ReactNode;
}

/** Shows a form about a fund while its offering is open, and afterward a notice. */
export function IfOfferingOpen({ fund, children }: IfOfferingOpenProps) {
  const closed = words[fund]?.closed;
  if (!closed) return children;
  const { title, text, action } = closed;
  return (
    <Notice
      title={title}
      action={
        <ButtonLink href={action.href} variant="outline">
          {action.label}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
