import { type DeskLead, formatDate, formNames, type InvestmentLead } from '@sponsor/domain';
import type { LeadTableColumn } from '@sponsor/ui/admin';

/** A row of the list with all that the desk knows of it. */
export interface FoundLead extends InvestmentLead {
  desk: DeskLead;
}

/** What staff can choose to see beside the four columns. */
export const leadColumns: readonly LeadTableColumn<FoundLead>[] = [
  { key: 'name', header: 'Name', text: ({ desk }) => desk.name },
  { key: 'owner', header: 'Owner', text: ({ desk }) => desk.owner ?? '' },
  {
    key: 'nextAction',
    header: 'Next action',
    text: ({ desk }) =>
      [desk.nextAction, desk.nextActionOn && formatDate(desk.nextActionOn, 'UTC')].filter(Boolean).join(', '),
  },
  { key: 'forms', header: 'Forms', text: ({ desk }) => desk.forms.map((form) => formNames[form] ?? form).join(', ') },
  { key: 'campaigns', header: 'Campaigns', text: ({ desk }) => desk.campaigns.join(', ') },
];
