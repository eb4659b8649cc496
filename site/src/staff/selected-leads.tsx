import { leadDesk } from '@sponsor/content/admin';
import type { InvestmentLead } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { LeadSelection } from '@sponsor/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { changeLeads, csvAddress } from '../adapters/lead-desk.ts';
import { deskKey } from './query-client.ts';

interface SelectedLeadsProps {
  leads: readonly InvestmentLead[];
  onSelect: (leads: readonly InvestmentLead[]) => void;
  tools: ReactNode;
  children: ReactNode;
}

/** The list under its tools, and what is done with several leads. Those that could not be changed stay selected. */
export function SelectedLeads({ leads, onSelect, tools, children }: SelectedLeadsProps) {
  const notify = useToast();
  const queryClient = useQueryClient();
  const ids = leads.map(({ id }) => id);

  async function handleStatus(status: string, reason: string): Promise<string | undefined> {
    const answer = await changeLeads(ids, status, reason);
    if (answer.kind === 'refused') return answer.message;
    const { changed, refused } = answer.answer;
    await queryClient.invalidateQueries({ queryKey: [...deskKey, 'leads'] });
    if (changed > 0) notify({ message: leadDesk.changed.replace('{count}', String(changed)) });
    const [first] = refused;
    if (first) {
      const title = leadDesk.notChanged.replace('{count}', String(refused.length));
      notify({ title, description: first.message, tone: 'destructive' });
    }
    onSelect(leads.filter(({ id }) => refused.some((lead) => lead.id === id)));
    return undefined;
  }

  return (
    <LeadSelection
      leads={leads}
      exportHref={csvAddress(new URLSearchParams({ ids: ids.join(',') }))}
      onStatus={handleStatus}
      onClear={() => onSelect([])}
      texts={leadDesk.selection}
      tools={tools}
    >
      {children}
    </LeadSelection>
  );
}
