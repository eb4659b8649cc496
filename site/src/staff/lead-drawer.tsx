import { sponsor } from '@sponsor/content/sponsor';
import { leadsApi } from '@sponsor/domain';
import { ButtonLink, Drawer, Inline, LinkProvider, Notice, Stack } from '@sponsor/ui';
import { LeadPanel } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DeskResult, deskMutate, deskRequest, refusalOf } from '../adapters/desk-request.ts';
import { focusLead } from './focus-lead.ts';
import { deskKey } from './query-client.ts';
import { SidewaysLink } from './router-link.tsx';
import { useOwners } from './use-owners.ts';

interface LeadDrawerProps {
  /** Without it the drawer is closed. */
  leadId: string | null;
  /** The ids of the leads in the list, in order. */
  neighbours: readonly string[];
  hrefOf: (lead: { id: string }) => string;
  /** Whether the signed-in person may change leads. */
  mayChange: boolean;
  onClose: () => void;
}

/** One lead beside the list: all data about it, and the actions of staff. */
export function LeadDrawer({ leadId, neighbours, hrefOf, mayChange, onClose }: LeadDrawerProps) {
  // A lead that no longer matches the filters after a change keeps its place among the neighbors.
  const [around, setAround] = useState(neighbours);
  if (leadId !== null && around !== neighbours && neighbours.includes(leadId)) setAround(neighbours);
  useFocusOnClose(leadId, around);
  return (
    <Drawer heading="Lead" open={leadId !== null} onOpenChange={onClose}>
      {leadId !== null && (
        <Stack space="x6">
          <Neighbours leadId={leadId} neighbours={around} hrefOf={hrefOf} />
          <Lead key={leadId} id={leadId} mayChange={mayChange} />
        </Stack>
      )}
    </Drawer>
  );
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

function Lead({ id, mayChange }: { id: string; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const owners = useOwners();
  const { data, failureReason } = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: ({ signal }) => deskRequest(leadsApi.read, { params: { id }, signal }),
  });

  /** A colleague may have been faster, so the lead is read again whatever the result, and the list if it shows the lead. */
  async function answered(asked: Promise<DeskResult<unknown>>): Promise<string | undefined> {
    const refusal = await refusalOf(asked);
    const changed = [['leads'], ['lead', id]].map((key) => [...deskKey, ...key]);
    const readAgain = Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    if (refusal === undefined) await readAgain;
    return refusal;
  }

  return (
    <>
      {failureReason && (
        <Notice tone="danger" role="alert">
          {failureReason.message}
        </Notice>
      )}
      <LeadPanel
        history={data}
        desk={
          mayChange
            ? {
                owners,
                onSave: (change) => answered(deskMutate(leadsApi.change, { params: { id }, body: change })),
                onNote: (text) => answered(deskMutate(leadsApi.addNote, { params: { id }, body: { text } })),
              }
            : undefined
        }
        pageHref={(path, version) => `/admin/pages?${new URLSearchParams({ path, version }).toString()}`}
        timeZone={sponsor.timeZone}
      />
    </>
  );
}
