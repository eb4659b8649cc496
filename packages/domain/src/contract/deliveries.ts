import type { NavigationLink } from '../content.ts';
import type { DeliveryState } from '../delivery-desk.ts';
import type { PageWords } from '../page-words.ts';

export interface DeliveriesWords {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  heading: string;
  health: DeliveryHealthWords;
  lists: DeliveryListsWords;
  toasts: { retried: string; error: string };
}

export interface DeliveryHealthWords {
  /** Names the strip. */
  label: string;
  crm: string;
  connected: string;
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
}

export interface DeliveryListsWords {
  headings: Record<DeliveryState, string>;
  /** What is said where there is none. */
  empty: Record<DeliveryState, string>;
  /** Over the last column: when it failed, will be tried, or arrived. */
  at: Record<DeliveryState, string>;
  columns: { email: string; form: string; received: string; attempts: string; reason: string };
  loading: string;
  /** Under a list that is cut off. */
  more: string;
  retry: string;
  retryAll: string;
  retrying: string;
  actions: string;
}
