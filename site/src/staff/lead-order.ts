import type { LeadTableSort } from '@sponsor/ui/admin';

/** The orders of the list in the address and for the server; the default is omitted. */
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
