import { Button, EmptyState } from '@sponsor/ui';
import { Waiting } from '@sponsor/ui/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeskReadProps<Read> {
  query: UseQueryResult<Read>;
  loading: string;
  /** The heading where it could not be read. */
  failed: string;
  /** On the button that reads it again. */
  retry?: string;
  children: (read: Read) => ReactNode;
}

/** What was read for a screen; until then a sentence, and the server's own where it failed. */
export function DeskRead<Read>({ query, loading, children, ...failure }: DeskReadProps<Read>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting>{loading}</Waiting>;
  return <ReadFailure query={query} {...failure} />;
}

/** In place of what could not be read: the server's sentence, and the way to ask again. */
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
