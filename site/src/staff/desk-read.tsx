import { Button, EmptyState, Notice, Section } from '@sponsor/ui';
import { Waiting } from '@sponsor/ui/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeskReadProps<Read> {
  query: UseQueryResult<Read>;
  loading: string;
  /** The heading shown if the data could not be read. */
  failed: string;
  /** The label of the button that reads it again. */
  retry?: string;
  children: (read: Read) => ReactNode;
}

/** Shows data once it is read; before that a sentence, and on failure the server's message. */
export function DeskRead<Read>({ query, loading, children, ...failure }: DeskReadProps<Read>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting>{loading}</Waiting>;
  return <ReadFailure query={query} {...failure} />;
}

/** Replaces data that could not be read: the server's message, and a button to retry. */
export function ReadFailure({ query, failed, retry = 'Retry' }: Omit<DeskReadProps<unknown>, 'loading' | 'children'>) {
  return (
    <EmptyState
      heading={failed}
      headingLevel={2}
      action={
        <Button variant="outline" onClick={() => void query.refetch()}>
          {retry}
        </Button>
      }
    >
      {query.error?.message}
    </EmptyState>
  );
}

/** A notice above the rest of the screen with the server's message, if something could not be read. */
export function ErrorNotice({ error }: { error: Error | null }) {
  return (
    error && (
      <Notice tone="danger" role="alert">
        {error.message}
      </Notice>
    )
  );
}

/** Replaces a screen that is not ready yet. */
export function WaitingScreen({ children }: { children: string }) {
  return (
    <Section>
      <Waiting>{children}</Waiting>
    </Section>
  );
}
