import type { NavigationLink } from '../content.ts';
import type { DeliveryState, NoticeChannel } from '../delivery-desk.ts';
import type { PageWords } from '../page-words.ts';

export interface DeliveriesWords {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  /** Beside that entry, with `{count}`, while something waits for a person. */
  notes: Record<'failed' | 'quarantined', string>;
  heading: string;
  health: DeliveryHealthWords;
  lists: DeliveryListsWords;
  toasts: { retried: string; released: string; closed: string; error: string };
}

export interface DeliveryHealthWords {
  /** Names the strip. */
  label: string;
  crm: string;
  connected: string;
  /** While the CRM does not take what it is sent. */
  failing: string;
  /** While something rests because of what the CRM answered. */
  paused: string;
  notConnected: string;
  /** What becomes of leads then. */
  kept: string;
  lastDelivery: string;
  noDelivery: string;
  deliveredToday: string;
  waiting: string;
  waitingSince: string;
  failed: string;
  /** The way to the failed ones. */
  look: string;
  median: string;
  /** How long that is, with `{count}`. */
  durations: { seconds: string; minutes: string; hours: string };
  /** Before the first delivery there is none. */
  noMedian: string;
  /** The names of the channels on which news of leads goes. */
  notices: Record<NoticeChannel, string>;
  /** Under one that has told everything. */
  nothingWaits: string;
  /** Under one that has not, with `{count}`. */
  noticesWaiting: string;
}

export interface DeliveryListsWords {
  /** Names the tabs. */
  label: string;
  headings: Record<DeliveryState, string>;
  /** What is said where there is none. */
  empty: Record<DeliveryState, string>;
  /** Over the last time: when it failed, was held back, closed or delivered, or will be tried. */
  at: Record<DeliveryState, string>;
  columns: { email: string; form: string; received: string; attempts: string; reason: string };
  /** Over what is held back: why, and what may be done. */
  quarantined: string;
  loading: string;
  next: string;
  first: string;
  retry: string;
  retryAll: string;
  retrying: string;
  /** Lets one go its way that is held back or closed. */
  release: string;
  closing: Record<'failed' | 'quarantined', DeliveryClosingWords> & { reasonLabel: string; submitting: string };
  /** Before the address, names the checkbox of a line. */
  select: string;
  actions: string;
}

/** What is said where staff decide not to deliver. */
export interface DeliveryClosingWords {
  one: string;
  /** With `{count}`. */
  several: string;
  heading: string;
  /** What follows from it. */
  text: string;
}
