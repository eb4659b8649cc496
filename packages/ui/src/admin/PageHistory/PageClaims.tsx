'use client';

import type { PageReading } from '@sponsor/domain';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { PageHistoryTexts } from './texts.ts';

interface PageClaimsProps {
  /** The text of the version; omit it while it is loading. */
  reading: PageReading | undefined;
  texts: PageHistoryTexts['claims'];
}

/** The claims of a version with the numbers of their notes, and the notes. */
export function PageClaims({ reading, texts }: PageClaimsProps) {
  if (reading === undefined) return <Text tone="muted">{texts.loading}</Text>;
  const { claims, notes } = reading;
  if (claims.length + notes.length === 0) return <Text tone="muted">{texts.none}</Text>;
  return (
    <Stack space="x8">
      {claims.length > 0 && (
        <DataTable
          label={texts.heading}
          rows={claims}
          rowId={({ id }) => id}
          columns={[
            { key: 'text', header: texts.columns.text, cell: ({ text }) => text },
            { key: 'kind', header: texts.columns.kind, cell: ({ kind }) => kind },
            { key: 'id', header: texts.columns.id, cell: ({ id }) => id },
          ]}
        />
      )}
      {notes.length > 0 && (
        <Stack space="x4">
          <Heading level={2} size="title">
            {texts.notesHeading}
          </Heading>
          <DescriptionList
            items={notes.map(({ number, text }) => ({ term: `${texts.note} ${number}`, description: text }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
