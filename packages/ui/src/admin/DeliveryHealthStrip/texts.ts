import type { NoticeChannel } from '@sponsor/domain';

export const deliveryHealthStripTexts = {
  /** Names the strip. */
  label: 'How deliveries to the CRM stand',
  crm: 'CRM delivery',
  connected: 'Connected',
  /** While the CRM refuses deliveries. */
  failing: 'Not answering',
  /** While deliveries are paused because of a response of the CRM. */
  paused: 'Paused',
  notConnected: 'Not connected',
  kept: 'Leads are kept, and delivered once it is.',
  lastDelivery: 'Last delivery',
  noDelivery: 'Nothing delivered yet',
  deliveredToday: 'Delivered today',
  waiting: 'Waiting',
  waitingSince: 'Oldest from',
  failed: 'Failed',
  /** On the link to the failed ones. */
  look: 'Look and retry',
  median: 'Usual time to deliver',
  /** The median time, with `{count}`. */
  durations: { seconds: '{count} s', minutes: '{count} min', hours: '{count} h' },
  /** Before the first delivery. */
  noMedian: 'Not known yet',
  notices: { webhook: 'Webhook', letters: 'Letters to staff' } satisfies Record<NoticeChannel, string>,
  /** Below a channel that has reported everything. */
  nothingWaits: 'Everything told',
  /** Below a channel that has not, with `{count}`. */
  noticesWaiting: '{count} waiting, oldest from',
};

export type DeliveryHealthStripTexts = typeof deliveryHealthStripTexts;
