import { sponsor } from '@sponsor/content/sponsor';
import { type AuditPage, auditApi } from '@sponsor/domain';
import { AuditLog } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

/** The audit log. Its filters and page number are in the address, so that it can be bookmarked and shared. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = {
    actor: search.get('actor') ?? '',
    action: search.get('action') ?? '',
    before: search.get('before') ?? '',
  };
  const query = useQuery({
    queryKey: [...deskKey, 'audit', filter],
    queryFn: ({ signal }) => deskRequest(auditApi.list, { query: given(filter), signal }),
    staleTime: 0,
  });
  const { data: chain } = useQuery({
    queryKey: [...deskKey, 'audit chain'],
    queryFn: ({ signal }) => deskRequest(auditApi.chain, { signal }),
    staleTime: 0,
  });

  function open(changed: Partial<typeof filter>) {
    setSearch(given({ ...filter, ...changed }));
    window.scrollTo(0, 0);
  }

  return (
    <StaffScreen
      heading="Audit log"
      detail={chain?.whole ? `Chain intact: ${chain.head.entry.toLocaleString('en-US')} entries` : undefined}
    >
      <DeskRead query={query} loading="Loading the audit log" failed="The audit log could not be read.">
        {({ entries, actors, older }) => (
          <AuditLog
            entries={entries.map((entry) => ({ ...entry, ...subjectOf(entry) }))}
            actors={actors}
            actor={filter.actor}
            action={filter.action}
            brokenAt={chain?.whole === false ? chain.brokenAt : undefined}
            timeZone={sponsor.timeZone}
            onFilter={(changed) => open({ ...changed, before: '' })}
            onOlder={older === null ? undefined : () => open({ before: String(older) })}
            onNewest={filter.before === '' ? undefined : () => open({ before: '' })}
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}

function given(filter: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Returns the object of a log entry as staff know it, and the screen that shows it. */
export function subjectOf({ action, subject, leadId, leadEmail }: AuditPage['entries'][number]): {
  subject: string;
  subjectHref?: string;
} {
  if (leadId !== null) {
    const query = new URLSearchParams({ lead: leadId });
    return { subject: leadEmail ?? subject, subjectHref: `/admin/leads?${query}` };
  }
  if (subject.includes('@')) return { subject, subjectHref: '/admin/staff' };
  if (action === 'section image changed') return { subject, subjectHref: '/admin' };
  if (subject.startsWith('/')) {
    return { subject, subjectHref: `/admin/pages?${new URLSearchParams({ path: subject })}` };
  }
  return { subject };
}
