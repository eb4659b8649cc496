import { formatDate, formNames } from '@sponsor/domain';
import type { LeadTableColumn } from '@sponsor/ui/admin';
import type { ListedLead } from '../adapters/lead-list.ts';

/** The optional columns in addition to the first four. */
export const leadColumns: readonly LeadTableColumn<ListedLead>[] = [
  { key: 'name', header: 'Name', text: ({ desk }) => desk?.name ?? '' },
  { key: 'owner', header: 'Owner', text: ({ desk }) => desk?.owner ?? '' },
  {
    key: 'nextAction',
    header: 'Next action',
    text: ({ desk }) =>
      [desk?.nextAction, desk?.nextActionOn && formatDate(desk.nextActionOn, 'UTC')].filter(Boolean).join(', '),
  },
  {
    key: 'forms',
    header: 'Forms',
    text: ({ desk }) => desk?.forms.map((form) => formNames[form] ?? form).join(', ') ?? '',
  },
  { key: 'campaigns', header: 'Campaigns', text: ({ desk }) => desk?.campaigns.join(', ') ?? '' },
];
