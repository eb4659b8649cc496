import type { DeliveryState } from '@sponsor/domain';

export const deliveryListsTexts = {
  /** Names the tabs. */
  label: 'Deliveries by state',
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
    waiting: 'Nothing is waiting.',
    delivered: 'Nothing has been delivered yet.',
    closed: 'Nothing is closed.',
  } satisfies Record<DeliveryState, string>,
  /** The header of the last time: when it failed, was held back, closed or delivered, or will be retried. */
  at: {
    failed: 'Last attempt',
    quarantined: 'Held back',
    waiting: 'Next attempt',
    delivered: 'Delivered',
    closed: 'Closed',
  } satisfies Record<DeliveryState, string>,
  columns: { email: 'Email', form: 'Form', received: 'Received', attempts: 'Failed attempts', reason: 'Reason' },
  /** Above the held ones: the reason, and the possible actions. */
  quarantined:
    'Held as spam, or because the person asked not to be contacted; not sent to the CRM unless you deliver it. Open the address to see the submission.',
  loading: 'Loading deliveries',
  next: 'Next 50',
  first: 'Back to first page',
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
      text: 'It is not sent to the CRM again. The lead is kept, and you can deliver it later from Closed.',
    },
    quarantined: {
      one: 'Discard',
      /** With `{count}`. */
      several: 'Discard selected ({count})',
      heading: 'Discard held submissions',
      text: 'It is not sent to the CRM, and spam stays out of the list of leads. You can deliver it later from Closed.',
    },
    reasonLabel: 'Reason',
    submitting: 'Saving...',
  },
  /** Precedes the address in the name of a row's checkbox. */
  select: 'Select',
  actions: 'Actions',
};

export type DeliveryListsTexts = typeof deliveryListsTexts;
