import { leadDesk } from '@sponsor/content/admin';
import { pageHistory } from '@sponsor/content/page-history';
import { sponsor } from '@sponsor/content/sponsor';
import { Drawer, Notice } from '@sponsor/ui';
import { LeadPanel } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addNote, changeLead, readLead } from '../adapters/lead-desk.ts';
import { deskKey } from './query-client.ts';

interface LeadDrawerProps {
  /** Without it the drawer is closed. */
  leadId: string | null;
  onClose: () => void;
}

/** One lead beside the list: all that is known, and what staff do about it. */
export function LeadDrawer({ leadId, onClose }: LeadDrawerProps) {
  return (
    <Drawer heading={leadDesk.panelHeading} open={leadId !== null} onOpenChange={onClose}>
      {leadId !== null && <Lead id={leadId} />}
    </Drawer>
  );
}

function Lead({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { data, failureReason } = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: ({ signal }) => readLead(id, signal),
  });

  /** What was changed shows in the list too. */
  async function stored(refusal: string | undefined): Promise<string | undefined> {
    if (refusal === undefined) await queryClient.invalidateQueries({ queryKey: deskKey });
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
        onSave={async (change) => stored(await changeLead(id, change))}
        onNote={async (text) => stored(await addNote(id, text))}
        pageHref={(path, version) => `${pageHistory.link.href}?${new URLSearchParams({ path, version }).toString()}`}
        texts={leadDesk.panel}
        timeZone={sponsor.timeZone}
      />
    </>
  );
}
