import { descriptionApi } from '@sponsor/domain';
import { DataTable, Link, Stack, Text } from '@sponsor/ui';
import { useQuery } from '@tanstack/react-query';
import { type Answer, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

type Operation = Answer<typeof descriptionApi.read>['paths'][string][string];

interface Call {
  /** In upper case. */
  method: string;
  path: string;
  summary: string;
  access: Operation['x-access'];
  /** Names of the request's fields, in the address or the body; optional ones end with `?`. */
  sends: string[];
}

const whoMay: Record<Call['access'], string> = {
  anyone: 'Anyone',
  self: 'Anyone signed in',
  viewer: 'Viewers',
  editor: 'Editors',
  administrator: 'Administrators',
  'viewer or key': 'Viewers, and API clients with the key',
};

/** The server's routes and their roles, for people who write programs. */
export function Component() {
  const query = useQuery({ queryKey: [...deskKey, 'calls'], queryFn: ({ signal }) => readCalls(signal) });
  return (
    <StaffScreen heading="API">
      <Stack space="x6">
        <Text tone="muted">
          Every route of the server, and who may call it. API clients read leads with the server’s key; everything else
          for staff requires a session. <Link href={descriptionApi.read.path}>Full description as OpenAPI</Link>
        </Text>
        <DeskRead query={query} loading="Loading the description" failed="The description could not be read.">
          {(calls) => (
            <DataTable
              label="Routes of the server"
              rows={calls}
              rowId={({ method, path }) => `${method} ${path}`}
              columns={[
                { key: 'call', header: 'Route', cell: ({ method, path }) => `${method} ${path}` },
                { key: 'summary', header: 'Description', cell: ({ summary }) => summary },
                { key: 'access', header: 'Access', cell: ({ access }) => whoMay[access] },
                { key: 'sends', header: 'Fields', cell: ({ sends }) => sends.join(', ') },
              ]}
            />
          )}
        </DeskRead>
      </Stack>
    </StaffScreen>
  );
}

/** Every route of the server, in the order of its own list. */
async function readCalls(signal: AbortSignal): Promise<Call[]> {
  const { paths } = await deskRequest(descriptionApi.read, { signal });
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      access: operation['x-access'],
      sends: sendsOf(operation),
    })),
  );
}

function sendsOf({ parameters, requestBody }: Operation): string[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}).map((name) => ({ name, required: schema.required?.includes(name) ?? false })),
  );
  return [...asked, ...bodies].map(({ name, required }) => (required ? name : `${name}?`));
}
