import type { LeadHistory } from '@sponsor/domain';

export const owners = ['a.lund@example.com', 'm.reyes@example.com'];

/** A person who came twice, was contacted, and named a date for a call. */
export const leadHistory: LeadHistory = {
  lead: {
    id: '019a8f3c-0000-7000-8000-000000000010',
    email: 'carla.mendez@example.com',
    name: '[Investor’s name]',
    phone: '(317) 555-0118',
    status: 'contacted',
    createdAt: '2026-11-20T13:11:02.000Z',
    contactedAt: '2026-11-20T19:13:00.000Z',
    owner: 'm.reyes@example.com',
    nextAction: 'Call back about the minimum',
    nextActionOn: '2026-11-24',
    forms: ['sign-up', 'webinar-reg-a'],
    campaigns: ['november_letter'],
  },
  heldSince: null,
  erasedAt: null,
  suppressedSince: null,
  submissions: [
    {
      id: 's2',
      formId: 'webinar-reg-a',
      receivedAt: '2026-11-21T14:02:14.000Z',
      fields: [
        { name: 'email', value: 'carla.mendez@example.com' },
        { name: 'phone', value: '(317) 555-0118' },
        { name: 'investment_amount', value: '$5,000 - $10,000' },
      ],
      context: {
        page: '/webinar',
        pageVersion: '7d1f0c3a5b9e2846d0fa17c3b58e6492ad30f7c1e6b8259473ac0de1f2b4968c',
        elapsedMs: 48_210,
        agreementFrom: 'page',
        consent: {
          agreement: 'By submitting you agree to the terms of service (/terms) and the privacy policy (/privacy).',
          tracking: 'default',
          globalPrivacyControl: false,
        },
        firstTouch: { landingPage: '/invest', campaign: { utm_source: 'newsletter', utm_campaign: 'november_letter' } },
      },
      delivery: {
        state: 'pending',
        attempts: 2,
        lastAttemptAt: '2026-11-21T14:02:20.000Z',
        deliveredAt: null,
        lastError: 'The CRM did not respond.',
      },
    },
    {
      id: 's1',
      formId: 'sign-up',
      receivedAt: '2026-11-20T13:11:02.000Z',
      fields: [{ name: 'email', value: 'carla.mendez@example.com' }],
      context: {},
      delivery: {
        state: 'delivered',
        attempts: 0,
        lastAttemptAt: '2026-11-20T13:11:03.000Z',
        deliveredAt: '2026-11-20T13:11:03.000Z',
        lastError: null,
      },
    },
  ],
  events: [
    { id: 'e4', kind: 'submitted', at: '2026-11-21T14:02:14.000Z', actor: null, submissionId: 's2', details: {} },
    {
      id: 'e3',
      kind: 'note',
      at: '2026-11-20T19:14:00.000Z',
      actor: 'm.reyes@example.com',
      submissionId: null,
      details: { text: 'Asked whether a joint account counts once. Sent page 12 of the circular.' },
    },
    {
      id: 'e2',
      kind: 'status',
      at: '2026-11-20T19:13:00.000Z',
      actor: 'm.reyes@example.com',
      submissionId: null,
      details: { from: 'new', to: 'contacted' },
    },
    { id: 'e1', kind: 'submitted', at: '2026-11-20T13:11:02.000Z', actor: null, submissionId: 's1', details: {} },
  ],
};

/** The same, with a name, a number and an agreement that someone else may have sent. */
export const withOtherDetails: LeadHistory = {
  ...leadHistory,
  submissions: leadHistory.submissions.map((submission) => ({
    ...submission,
    context: { ...submission.context, agreementFrom: 'browser' },
  })),
  events: [
    {
      id: 'e5',
      kind: 'offered',
      at: '2026-11-21T14:02:14.000Z',
      actor: null,
      submissionId: 's2',
      details: { name: '[Another name]', phone: '(317) 555-0142' },
    },
    ...leadHistory.events,
  ],
};
