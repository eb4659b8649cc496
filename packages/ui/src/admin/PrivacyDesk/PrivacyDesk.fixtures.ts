import type { LeadHistory, PrivacyRequest, PrivacyRequests } from '@sponsor/domain';
import { leadHistory } from '../LeadPanel/LeadPanel.fixtures.ts';

export const today = '2026-11-22';

const request = (number: number, changes: Partial<PrivacyRequest>): PrivacyRequest => ({
  id: `019a8f3c-0000-7000-8000-0000000000a${number}`,
  leadId: `019a8f3c-0000-7000-8000-0000000000b${number}`,
  email: 'ann.hollis@example.com',
  kind: 'access',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-20',
  outcome: null,
  closedAt: null,
  closedBy: null,
  ...changes,
});

const closed = {
  receivedOn: '2026-10-30',
  dueOn: '2026-11-29',
  closedAt: '2026-11-12T15:40:00Z',
  closedBy: 'm.reyes@example.com',
};

export const requests: PrivacyRequests = {
  open: [
    request(1, {
      email: 'h.brandt@example.com',
      kind: 'do-not-contact',
      receivedOn: '2026-10-20',
      dueOn: '2026-11-19',
    }),
    request(2, { leadId: leadHistory.lead.id, email: leadHistory.lead.email, kind: 'erasure' }),
    request(3, { receivedOn: '2026-11-21', dueOn: '2026-12-21' }),
  ],
  closed: [
    request(4, { email: '[erased]', kind: 'erasure', outcome: 'answered', ...closed }),
    request(5, { email: 'b.okafor@example.com', outcome: 'refused', ...closed }),
  ],
};

export const held: LeadHistory = { ...leadHistory, heldSince: '2026-11-18T16:00:00Z' };

/** Erased, but the CRM has not been told yet. */
export const erased: LeadHistory = {
  ...leadHistory,
  lead: { ...leadHistory.lead, email: '[erased]', name: '', phone: '', status: 'contacted' },
  erasedAt: '2026-11-22T15:00:00Z',
  submissions: [
    {
      id: 's3',
      formId: 'privacy',
      receivedAt: '2026-11-22T15:00:00Z',
      fields: [],
      context: {},
      delivery: { state: 'pending', attempts: 0, lastAttemptAt: null, deliveredAt: null, lastError: null },
    },
    ...leadHistory.submissions.map((submission) => ({ ...submission, fields: [], context: {} })),
  ],
};
