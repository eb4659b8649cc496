import type { LeadTableSort } from '@sponsor/ui/admin';

/** Orders of the list as the address and the server write them; what is usual is not written. */
export const leadOrders = {
  createdAt: { descending: '', ascending: 'created' },
  email: { ascending: 'email', descending: '-email' },
  status: { ascending: 'status', descending: '-status' },
  contactedAt: { ascending: 'contacted', descending: '-contacted' },
} as const;

/** The order that an address asks for; undefined for the usual one. */
export function readLeadOrder(order: string | null): LeadTableSort | undefined {
  for (const by of ['createdAt', 'email', 'status', 'contactedAt'] as const) {
    for (const direction of ['ascending', 'descending'] as const) {
      if (order && leadOrders[by][direction] === order) return { by, direction };
    }
  }
  return undefined;
}
