import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Account.css.ts';

interface AccountSectionProps {
  heading: string;
  introduction?: string;
  children: ReactNode;
}

/** A part of the account screen: its subject on one side, its controls beside it. */
export function AccountSection({ heading, introduction, children }: AccountSectionProps) {
  return (
    <div className={styles.section}>
      <Stack space="x2">
        <Heading level={2} size="title">
          {heading}
        </Heading>
        {introduction !== undefined && <Text tone="muted">{introduction}</Text>}
      </Stack>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
