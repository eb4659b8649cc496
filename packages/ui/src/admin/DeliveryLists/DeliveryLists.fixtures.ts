import type { Delivery, DeliveryHealth } from '@sponsor/domain';

const delivery = (number: number, changes: Partial<Delivery>): Delivery => ({
  submissionId: `019a8f3c-0000-7000-8000-00000000000${number}`,
  leadId: `019a8f3b-0000-7000-8000-00000000000${number}`,
  formId: 'sign-up',
  email: 'ann.hollis@example.com',
  state: 'delivered',
  receivedAt: '2026-11-21T14:43:09.120Z',
  attempts: 0,
  reason: null,
  at: '2026-11-21T14:43:13.120Z',
  ...changes,
});

export const lists = {
  failed: [
    delivery(1, {
      state: 'failed',
      formId: 'webinar-reg-d',
      email: 'h.brandt@example.com',
      attempts: 12,
      reason: 'The CRM responded with 400 (INVALID_EMAIL).',
    }),
  ],
  quarantined: [
    delivery(6, { state: 'quarantined', email: 'win@example.com', at: '2026-11-21T14:43:09.120Z' }),
    delivery(7, {
      state: 'quarantined',
      formId: 'contact',
      email: 'maria-magdalena.featherstonehaugh@a-very-long-subdomain.mail.example',
      at: '2026-11-21T14:21:40.000Z',
    }),
  ],
  waiting: [
    delivery(2, { state: 'waiting', at: '2026-11-21T14:46:00.000Z' }),
    delivery(3, {
      state: 'waiting',
      formId: 'contact',
      email: 'b.okafor@example.com',
      attempts: 2,
      reason: 'The CRM did not respond.',
      at: '2026-11-21T14:47:00.000Z',
    }),
  ],
  delivered: [
    delivery(4, { formId: 'webinar-reg-a', email: 'carla.mendez@example.com' }),
    delivery(5, { formId: 'deck', email: 'd.whitfield@example.com' }),
  ],
  closed: [
    delivery(8, {
      state: 'closed',
      formId: 'contact',
      email: 'f.novak@example.com',
      reason: 'Entered in the CRM by hand after a call.',
      at: '2026-11-21T15:02:00.000Z',
    }),
  ],
};

export const health: DeliveryHealth = {
  connected: true,
  failing: false,
  lastDeliveredAt: '2026-11-21T14:43:13.120Z',
  deliveredToday: 38,
  waiting: 2,
  waitingSince: '2026-11-21T14:42:00.000Z',
  failed: 1,
  quarantined: 2,
  pauses: [],
  medianSeconds: 4,
  notices: [],
};
