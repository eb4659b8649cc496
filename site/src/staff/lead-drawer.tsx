import { sponsor } from '@sponsor/content/sponsor';
import { leadsApi } from '@sponsor/domain';
import { ButtonLink, Drawer, Inline, LinkProvider, Stack } from '@sponsor/ui';
import { LeadPanel } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { ErrorNotice } from './desk-read.tsx';
import { focusLead } from './focus-lead.ts';
import { withChanges } from './lead-address.ts';
import { deskKey, useDeskChange } from './query-client.ts';
import { SidewaysLink } from './router-link.tsx';
import { useOwners } from './use-owners.ts';
import { useHasRole } from './use-staff-session.ts';

interface LeadDrawerProps {
  /** The ids of the leads in the list, in order. */
  neighbours: readonly string[];
  hrefOf: (lead: { id: string }) => string;
}

/** The lead that the address names, beside the list: all data about it, and the actions of staff. */
export function LeadDrawer({ neighbours, hrefOf }: LeadDrawerProps) {
  const leadId = useSearchParams()[0].get('lead');
  const close = useCloseLead();
  // A lead that no longer matches the filters after a change keeps its place among the neighbors.
  const [around, setAround] = useState(neighbours);
  if (leadId !== null && around !== neighbours && neighbours.includes(leadId)) setAround(neighbours);
  useFocusOnClose(leadId, around);
  return (
    <Drawer heading="Lead" open={leadId !== null} onOpenChange={close}>
      {leadId !== null && (
        <Stack space="x6">
          <Neighbours leadId={leadId} neighbours={around} hrefOf={hrefOf} />
          <Lead key={leadId} id={leadId} />
        </Stack>
      )}
    </Drawer>
  );
}

/**
 * Returns a function that closes the open lead, so that Back never leads to a closed lead. If the lead was opened from this
 * list, the function goes back in the history; otherwise it replaces the history entry with the list.
 */
function useCloseLead(): () => void {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const lead = query.get('lead');
  const [open, setOpen] = useState({ lead, fromHere: false });
  if (open.lead !== lead) {
    setOpen({ lead, fromHere: open.lead === null ? arrivedBy === NavigationType.Push : open.fromHere });
  }
  return () => {
    if (open.fromHere) void navigate(-1);
    else setQuery(withChanges(query, { lead: '' }), { replace: true });
  };
}

/** Returns the focus to the lead in the list that was open last, or to the next one if it is gone. */
function useFocusOnClose(leadId: string | null, around: readonly string[]): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (leadId !== null) {
      last.current = leadId;
      return;
    }
    if (last.current === undefined) return;
    focusLead([last.current, ...around.slice(around.indexOf(last.current) + 1)]);
    last.current = undefined;
  }, [leadId, around]);
}

/** The links from lead to lead, without returning to the list. */
function Neighbours({
  leadId,
  neighbours,
  hrefOf,
}: Pick<LeadDrawerProps, 'neighbours' | 'hrefOf'> & { leadId: string }) {
  const place = neighbours.indexOf(leadId);
  if (place < 0) return null;
  const [previous, next] = [neighbours[place - 1], neighbours[place + 1]];
  const link = (id: string, label: string, key: string) => (
    <ButtonLink href={hrefOf({ id })} variant="outline" size="small" aria-keyshortcuts={key}>
      {label}
    </ButtonLink>
  );
  return (
    <LinkProvider component={SidewaysLink}>
      <Inline space="x3">
        {previous !== undefined && link(previous, 'Previous lead', 'k')}
        {next !== undefined && link(next, 'Next lead', 'j')}
      </Inline>
    </LinkProvider>
  );
}

function Lead({ id }: { id: string }) {
  const { change } = useDeskChange([...deskKey, 'leads'], [...deskKey, 'lead', id]);
  const mayChange = useHasRole('editor');
  const owners = useOwners();
  const { data, failureReason } = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: ({ signal }) => deskRequest(leadsApi.read, { params: { id }, signal }),
  });

  return (
    <>
      <ErrorNotice error={failureReason} />
      <LeadPanel
        history={data}
        desk={
          mayChange
            ? {
                owners,
                onSave: (body) => change(deskMutate(leadsApi.change, { params: { id }, body })),
                onNote: (text) => change(deskMutate(leadsApi.addNote, { params: { id }, body: { text } })),
              }
            : undefined
        }
        pageHref={(path, version) => `/admin/pages?${new URLSearchParams({ path, version }).toString()}`}
        timeZone={sponsor.timeZone}
      />
    </>
  );
}
