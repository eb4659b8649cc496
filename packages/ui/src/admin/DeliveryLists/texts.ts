import type { DeliveryState } from '@sponsor/domain';

export const deliveryListsTexts = {
  /** Names the tabs. */
  label: 'Deliveries by where they stand',
  headings: {
    failed: 'Failed',
    quarantined: 'Held back',
    waiting: 'Waiting',
    delivered: 'Delivered',
    closed: 'Closed',
  } satisfies Record<DeliveryState, string>,
  empty: {
    failed: 'No delivery has failed.',
    quarantined: 'Nothing is held back.',
    waiting: 'Nothing waits.',
    delivered: 'Nothing has been delivered yet.',
    closed: 'Nothing was put away.',
  } satisfies Record<DeliveryState, string>,
  /** The header of the last time: when it failed, was held back, closed or delivered, or will be retried. */
  at: {
    failed: 'Last try',
    quarantined: 'Held back',
    waiting: 'Next try',
    delivered: 'Delivered',
    closed: 'Closed',
  } satisfies Record<DeliveryState, string>,
  columns: { email: 'Email', form: 'Form', received: 'Received', attempts: 'Failed tries', reason: 'Reason' },
  /** Above the held ones: the reason, and the possible actions. */
  quarantined:
    'A field that people do not see was filled in, as programs do, or the person asked not to be contacted. Nothing of these goes to the CRM unless you deliver it. Open the address to see what was sent.',
  loading: 'Loading deliveries',
  next: 'Next 50',
  first: 'Back to the first',
  retry: 'Retry',
  retryAll: 'Retry all failed',
  retrying: 'Retrying...',
  /** On the button that delivers a held or closed one. */
  release: 'Deliver',
  closing: {
    failed: {
      one: 'Mark as handled',
      /** With `{count}`. */
      several: 'Mark selected as handled ({count})',
      heading: 'Mark as handled',
      text: 'It is not sent to the CRM again. The lead stays, and it can be delivered later from Closed.',
    },
    quarantined: {
      one: 'Discard',
      /** With `{count}`. */
      several: 'Discard selected ({count})',
      heading: 'Discard what was held back',
      text: 'It does not go to the CRM, and a program stays out of the list of leads. It can be delivered later from Closed.',
    },
    reasonLabel: 'Why',
    submitting: 'Saving...',
  },
  /** Precedes the address in the name of a row's checkbox. */
  select: 'Select',
  actions: 'Actions',
};

export type DeliveryListsTexts = typeof deliveryListsTexts;
