import { leadDesk } from '@sponsor/content/admin';
import { type DeskLead, formatDate, type InvestmentLead } from '@sponsor/domain';
import type { LeadTableColumn } from '@sponsor/ui/admin';

/** A row of the list with all that the desk knows of it. */
export interface FoundLead extends InvestmentLead {
  desk: DeskLead;
}

const { columns, panel } = leadDesk;

const formNames = (forms: readonly string[]) => forms.map((form) => panel.events.forms[form] ?? form);

/** What staff can choose to see beside the four columns. */
export const leadColumns: readonly LeadTableColumn<FoundLead>[] = [
  { key: 'name', header: columns.name, text: ({ desk }) => desk.name },
  { key: 'owner', header: columns.owner, text: ({ desk }) => desk.owner ?? '' },
  {
    key: 'nextAction',
    header: columns.nextAction,
    text: ({ desk }) =>
      [desk.nextAction, desk.nextActionOn && formatDate(desk.nextActionOn, 'UTC')].filter(Boolean).join(', '),
  },
  { key: 'forms', header: columns.forms, text: ({ desk }) => formNames(desk.forms).join(', ') },
  { key: 'campaigns', header: columns.campaigns, text: ({ desk }) => desk.campaigns.join(', ') },
];
