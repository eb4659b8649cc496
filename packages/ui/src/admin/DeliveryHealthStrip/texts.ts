import type { NoticeChannel } from '@sponsor/domain';

export const deliveryHealthStripTexts = {
  /** Names the strip. */
  label: 'How deliveries to the CRM stand',
  crm: 'CRM delivery',
  connected: 'Connected',
  /** While the CRM does not take what it is sent. */
  failing: 'Not answering',
  /** While something rests because of what the CRM answered. */
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
  /** The usual time, with `{count}`. */
  durations: { seconds: '{count} s', minutes: '{count} min', hours: '{count} h' },
  /** Before the first delivery. */
  noMedian: 'Not known yet',
  notices: { webhook: 'Webhook', letters: 'Letters to staff' } satisfies Record<NoticeChannel, string>,
  /** Under a channel that has told everything. */
  nothingWaits: 'Everything told',
  /** Under one that has not, with `{count}`. */
  noticesWaiting: '{count} waiting, oldest from',
};

export type DeliveryHealthStripTexts = typeof deliveryHealthStripTexts;
