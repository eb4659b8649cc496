import type { NoticeChannel } from '@sponsor/domain';

export const deliveryHealthStripTexts = {
  /** Names the strip. */
  label: 'CRM delivery status',
  crm: 'CRM delivery',
  connected: 'Connected',
  /** While the CRM refuses deliveries. */
  failing: 'Not responding',
  /** While deliveries are paused because of a response of the CRM. */
  paused: 'Paused',
  notConnected: 'Not connected',
  kept: 'Leads are kept until it is connected.',
  lastDelivery: 'Last delivery',
  noDelivery: 'Nothing delivered yet',
  deliveredToday: 'Delivered today',
  waiting: 'Waiting',
  waitingSince: 'Oldest:',
  failed: 'Failed',
  /** On the link to the failed ones. */
  look: 'Review and retry',
  median: 'Median delivery time',
  /** The median time, with `{count}`. */
  durations: { seconds: '{count} s', minutes: '{count} min', hours: '{count} h' },
  /** Before the first delivery. */
  noMedian: 'No data yet',
  notices: { webhook: 'Webhook', letters: 'Emails to staff' } satisfies Record<NoticeChannel, string>,
  /** Below a channel that has reported everything. */
  nothingWaits: 'All sent',
  /** Below a channel that has not, with `{count}`. */
  noticesWaiting: '{count} waiting. Oldest:',
};

export type DeliveryHealthStripTexts = typeof deliveryHealthStripTexts;
