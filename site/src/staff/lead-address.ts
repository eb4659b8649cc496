import type { LeadTableSort } from '@sponsor/ui/admin';

// The query parameters of the list of leads in the staff area's addresses, and in requests to the server.

/** The filters of the list; they are in the address, so that it can be shared and revisited. */
export const leadFilters = ['search', 'status', 'form', 'owner', 'campaign', 'due', 'from', 'to'] as const;

export type LeadFilterName = (typeof leadFilters)[number];

/** In our addresses, leads without an owner belong to `nobody`; the server uses an empty name. */
export function toLeadQuery(filters: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (query.get('owner') === 'nobody') query.set('owner', '');
  return query;
}

/** The orders of the list by their values in addresses, which are also the server's; the default is omitted. */
export const leadOrders = {
  createdAt: { descending: '', ascending: 'created' },
  email: { ascending: 'email', descending: '-email' },
  status: { ascending: 'status', descending: '-status' },
  contactedAt: { ascending: 'contacted', descending: '-contacted' },
} as const;

/** Returns the order in an address; undefined for the default. */
export function readLeadOrder(order: string | null): LeadTableSort | undefined {
  for (const by of ['createdAt', 'email', 'status', 'contactedAt'] as const) {
    for (const direction of ['ascending', 'descending'] as const) {
      if (order && leadOrders[by][direction] === order) return { by, direction };
    }
  }
  return undefined;
}

/** A page of the list in the address; the first is omitted. */
export interface ListPlace {
  page: string;
  /** The end of the previous page, in a list that is paged by cursor. */
  after: string;
}

/** @param page from 1. */
export function placeOf(page: number, after = ''): ListPlace {
  return { page: page > 1 ? String(page) : '', after };
}

export const firstPlace = placeOf(1);

/** Returns the page in an address, from 1; the first for an invalid one. */
export function readPage(page: string | null): number {
  return page !== null && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** Returns the address with some parameters changed; the empty string removes one. */
export function withChanges(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
