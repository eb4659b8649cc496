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
  label: string;
  crm: string;
  connected: string;
  paused: string;
  notConnected: string;
  kept: string;
  lastDelivery: string;
  noDelivery: string;
  deliveredToday: string;
  waiting: string;
  waitingSince: string;
  failed: string;
  look: string;
  median: string;
  noMedian: string;
}

export interface DeliveryListsWords {
  headings: Record<DeliveryState, string>;
  empty: Record<DeliveryState, string>;
  at: Record<DeliveryState, string>;
  columns: { email: string; form: string; received: string; attempts: string; reason: string };
  loading: string;
  more: string;
  retry: string;
  retryAll: string;
  retrying: string;
  actions: string;
}
