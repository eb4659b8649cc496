import { Button, EmptyState } from '@sponsor/ui';
import { Waiting } from '@sponsor/ui/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeskReadProps<Read> {
  query: UseQueryResult<Read>;
  texts: { loading: string; failed: string; retry: string };
  children: (read: Read) => ReactNode;
}

/** What was read for a screen; until then a sentence, and the server's own where it failed. */
export function DeskRead<Read>({ query, texts, children }: DeskReadProps<Read>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting>{texts.loading}</Waiting>;
  return <ReadFailure query={query} texts={texts} />;
}

/** In place of what could not be read: the server's sentence, and the way to ask again. */
export function ReadFailure({ query, texts }: Omit<DeskReadProps<unknown>, 'children'>) {
  return (
    <EmptyState
      heading={texts.failed}
      headingLevel={2}
      action={
        <Button variant="outline" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {query.error?.message}
    </EmptyState>
  );
}
