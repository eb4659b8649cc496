import { type InvestmentLead, type LeadChange, leadsApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { LeadSelection } from '@sponsor/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressOf, deskMutate, refusalText } from '../adapters/desk-request.ts';
import { focusLead } from './focus-lead.ts';
import { deskKey } from './query-client.ts';
import { useOwners } from './use-owners.ts';

interface SelectedLeadsProps {
  leads: readonly InvestmentLead[];
  onSelect: (leads: readonly InvestmentLead[]) => void;
  tools: ReactNode;
  children: ReactNode;
}

/** The list with its tools and the actions on several leads. Leads that could not be changed stay selected. */
export function SelectedLeads({ leads, onSelect, tools, children }: SelectedLeadsProps) {
  const notify = useToast();
  const queryClient = useQueryClient();
  const owners = useOwners();
  const ids = leads.map(({ id }) => id);

  /** The actions disappear with the selection, so the focus must move. */
  function goOn(left: readonly InvestmentLead[]) {
    onSelect(left);
    if (left.length === 0) focusLead(ids.toReversed());
  }

  async function change(wanted: Pick<LeadChange, 'status' | 'reason' | 'owner'>): Promise<string | undefined> {
    const result = await deskMutate(leadsApi.changeSeveral, { body: { ids, ...wanted } });
    if (!result.ok) return result.message;
    const { changed, refused } = result.answer;
    await queryClient.invalidateQueries({ queryKey: [...deskKey, 'leads'] });
    if (changed > 0) notify({ message: `Leads changed: ${changed}.` });
    const [first] = refused;
    if (first) {
      notify({ title: `Not changed: ${refused.length}.`, description: refusalText(first), tone: 'destructive' });
    }
    goOn(leads.filter(({ id }) => refused.some((lead) => lead.id === id)));
    return undefined;
  }

  return (
    <LeadSelection
      leads={leads}
      exportHref={addressOf(leadsApi.export, { params: { format: 'csv' }, query: { ids: ids.join(',') } })}
      onStatus={(status, reason) => change({ status, ...(reason !== '' && { reason }) })}
      owners={owners}
      onOwner={(owner) => change({ owner })}
      onClear={() => goOn([])}
      tools={tools}
    >
      {children}
    </LeadSelection>
  );
}
