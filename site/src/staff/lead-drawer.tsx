import { leadDesk } from '@sponsor/content/admin';
import { pageHistory } from '@sponsor/content/page-history';
import { sponsor } from '@sponsor/content/sponsor';
import { ButtonLink, Drawer, Inline, Notice, Stack } from '@sponsor/ui';
import { LeadPanel } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addNote, changeLead, readLead } from '../adapters/lead-desk.ts';
import { deskKey } from './query-client.ts';

interface LeadDrawerProps {
  /** Without it the drawer is closed. */
  leadId: string | null;
  /** Those in the list, in its order. */
  neighbours: readonly string[];
  hrefOf: (lead: { id: string }) => string;
  /** Whether who is signed in may do something about it. */
  mayChange: boolean;
  onClose: () => void;
}

/** One lead beside the list: all that is known, and what staff do about it. */
export function LeadDrawer({ leadId, neighbours, hrefOf, mayChange, onClose }: LeadDrawerProps) {
  return (
    <Drawer heading={leadDesk.panelHeading} open={leadId !== null} onOpenChange={onClose}>
      {leadId !== null && (
        <Stack space="x6">
          <Neighbours leadId={leadId} neighbours={neighbours} hrefOf={hrefOf} />
          <Lead key={leadId} id={leadId} mayChange={mayChange} />
        </Stack>
      )}
    </Drawer>
  );
}

/** The ways from lead to lead, without a look at the list between them. */
function Neighbours({
  leadId,
  neighbours,
  hrefOf,
}: Pick<LeadDrawerProps, 'neighbours' | 'hrefOf'> & { leadId: string }) {
  const place = neighbours.indexOf(leadId);
  if (place < 0) return null;
  const [previous, next] = [neighbours[place - 1], neighbours[place + 1]];
  const link = (id: string, label: string) => (
    <ButtonLink href={hrefOf({ id })} variant="outline" size="small">
      {label}
    </ButtonLink>
  );
  return (
    <Inline space="x3">
      {previous !== undefined && link(previous, leadDesk.keys.previous)}
      {next !== undefined && link(next, leadDesk.keys.next)}
    </Inline>
  );
}

function Lead({ id, mayChange }: { id: string; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const { data, failureReason } = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: ({ signal }) => readLead(id, signal),
  });

  /** What was changed shows in the list too. */
  async function stored(refusal: string | undefined): Promise<string | undefined> {
    if (refusal === undefined) {
      const changed = [['leads'], ['lead', id]].map((key) => [...deskKey, ...key]);
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
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
                onSave: async (change) => stored(await changeLead(id, change)),
                onNote: async (text) => stored(await addNote(id, text)),
              }
            : undefined
        }
        pageHref={(path, version) => `${pageHistory.link.href}?${new URLSearchParams({ path, version }).toString()}`}
        texts={leadDesk.panel}
        timeZone={sponsor.timeZone}
      />
    </>
  );
}
