import { descriptionApi } from '@sponsor/domain';
import { DataTable, Link, Stack, Text } from '@sponsor/ui';
import { useQuery } from '@tanstack/react-query';
import { type Call, readCalls } from '../adapters/calls.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

const whoMay: Record<Call['access'], string> = {
  anyone: 'Anyone',
  self: 'Anyone who is signed in',
  viewer: 'Viewers',
  editor: 'Editors',
  administrator: 'Administrators',
  'viewer or key': 'Viewers, and programs with the key',
};

/** The server's routes and their roles, for people who write programs. */
export function Component() {
  const query = useQuery({ queryKey: [...deskKey, 'calls'], queryFn: ({ signal }) => readCalls(signal) });
  return (
    <StaffScreen heading="What programs may call">
      <Stack space="x6">
        <Text tone="muted">
          Every address of the server, and who may call it. Programs read leads with the key of the server; everything
          else for staff needs a session. <Link href={descriptionApi.read.path}>The whole description as OpenAPI</Link>
        </Text>
        <DeskRead query={query} loading="Loading the description" failed="The description could not be read.">
          {(calls) => (
            <DataTable
              label="Addresses of the server"
              rows={calls}
              rowId={({ method, path }) => `${method} ${path}`}
              columns={[
                { key: 'call', header: 'Call', cell: ({ method, path }) => `${method} ${path}` },
                { key: 'summary', header: 'What it does', cell: ({ summary }) => summary },
                { key: 'access', header: 'Who may', cell: ({ access }) => whoMay[access] },
                { key: 'sends', header: 'What is sent', cell: ({ sends }) => sends.join(', ') },
              ]}
            />
          )}
        </DeskRead>
      </Stack>
    </StaffScreen>
  );
}
