import { offerings } from '@sponsor/content/offerings';
import type { FundKind } from '@sponsor/domain';
import { ButtonLink, Notice } from '@sponsor/ui';
import type { ReactNode } from 'react';

const words = { 'regulation-a': offerings.regulationA, 'regulation-d': offerings.regulationD };

interface WhileOpenProps {
  fund: FundKind;
  /** The form. */
  children: ReactNode;
}

/** A form about a fund. Once its offering is closed it asks nobody for anything, and says so in the place of the form. */
export function WhileOpen({ fund, children }: WhileOpenProps) {
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
