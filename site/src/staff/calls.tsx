import { calls as texts } from '@sponsor/content/calls';
import { DataTable, Link, Stack, Text } from '@sponsor/ui';
import { useQuery } from '@tanstack/react-query';
import { descriptionAddress, readCalls } from '../adapters/calls.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useTitle } from './use-title.ts';

/** What the server answers, and to whom, for those who write programs for it. */
export function Component() {
  useTitle(texts.page);
  const query = useQuery({ queryKey: [...deskKey, 'calls'], queryFn: ({ signal }) => readCalls(signal) });
  const { columns } = texts;
  return (
    <StaffScreen heading={texts.heading}>
      <Stack space="x6">
        <Text tone="muted">
          {texts.introduction} <Link href={descriptionAddress}>{texts.document}</Link>
        </Text>
        <DeskRead query={query} texts={texts}>
          {(calls) => (
            <DataTable
              label={texts.tableLabel}
              rows={calls}
              rowId={({ method, path }) => `${method} ${path}`}
              columns={[
                { key: 'call', header: columns.call, cell: ({ method, path }) => `${method} ${path}` },
                { key: 'summary', header: columns.summary, cell: ({ summary }) => summary },
                { key: 'access', header: columns.access, cell: ({ access }) => texts.access[access] },
                { key: 'sends', header: columns.sends, cell: ({ sends }) => sends.join(', ') },
              ]}
            />
          )}
        </DeskRead>
      </Stack>
    </StaffScreen>
  );
}
