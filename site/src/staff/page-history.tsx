import { sponsor } from '@sponsor/content/sponsor';
import { pageHistoryApi } from '@sponsor/domain';
import { Stack } from '@sponsor/ui';
import { PageHistory, type PageHistoryView } from '@sponsor/ui/admin';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addressOf, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead, ReadFailure } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useHasRole } from './use-staff-session.ts';

const failure = { failed: 'The page history could not be read', retry: 'Try again' };

const views: readonly PageHistoryView[] = ['document', 'beside', 'changes', 'claims'];

/** The text of pages on any day. All choices are in the address, so that it can be bookmarked and shared. */
export function Component() {
  const mayExport = useHasRole('editor');
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  const view = views.find((known) => known === search.get('view')) ?? 'document';
  const pages = useQuery({
    queryKey: [...deskKey, 'pages'],
    queryFn: ({ signal }) => deskRequest(pageHistoryApi.list, { signal }),
  });
  // Without a chosen page, show the first one as an example.
  const path = search.get('path') ?? pages.data?.[0]?.path ?? '';
  const wordingsQuery = useQuery({
    queryKey: [...deskKey, 'pages', path],
    queryFn:
      path === '' ? skipToken : ({ signal }) => deskRequest(pageHistoryApi.wordings, { query: { path }, signal }),
  });
  const { data: wordings = [] } = wordingsQuery;
  const newest = day === '' ? wordings[0]?.versions[0] : undefined;
  const version = search.get('version') ?? newest ?? '';
  const place = wordings.findIndex(({ versions }) => versions.includes(version));
  const before = place < 0 ? undefined : wordings[place + 1]?.versions[0];
  const comparison = useQuery({
    queryKey: [...deskKey, 'pages', before, version],
    queryFn:
      before === undefined
        ? skipToken
        : ({ signal }) => deskRequest(pageHistoryApi.compare, { query: { from: before, to: version }, signal }),
  });

  const reading = useQuery({
    queryKey: [...deskKey, 'pages', 'reading', version],
    queryFn: place < 0 ? skipToken : ({ signal }) => deskRequest(pageHistoryApi.read, { params: { version }, signal }),
  });

  const failed = [wordingsQuery, comparison, reading].find(({ isLoadingError }) => isLoadingError);

  /** Another page or day starts without a chosen version. */
  function choose(choice: { path?: string; day?: string; version?: string; view?: PageHistoryView }) {
    const next = { path, day, ...(choice.view && { version }), view, ...choice };
    setSearch(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '' && value !== 'document')));
  }

  return (
    <StaffScreen heading="Page history">
      <DeskRead query={pages} loading="Loading what pages said" {...failure}>
        {(read) => (
          <Stack space="x6">
            <PageHistory
              pages={read}
              path={path}
              wordings={wordings}
              day={day}
              version={version}
              comparison={comparison.data}
              reading={reading.data}
              view={view}
              documentHref={(shown) => addressOf(pageHistoryApi.document, { params: { version: shown } })}
              exportHref={path !== '' && mayExport ? addressOf(pageHistoryApi.export, { query: { path } }) : undefined}
              timeZone={sponsor.timeZone}
              onChoose={choose}
            />
            {failed && <ReadFailure query={failed} {...failure} />}
          </Stack>
        )}
      </DeskRead>
    </StaffScreen>
  );
}
