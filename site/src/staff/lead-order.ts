import type { LeadTableSort } from '@sponsor/ui/admin';

/** Orders of the list as the address and the server write them; what is usual is not written. */
export const leadOrders = {
  createdAt: { descending: '', ascending: 'created' },
  email: { ascending: 'email', descending: '-email' },
} as const;

/** The order that an address asks for; undefined for the usual one. */
export function readLeadOrder(order: string | null): LeadTableSort | undefined {
  for (const by of ['createdAt', 'email'] as const) {
    for (const direction of ['ascending', 'descending'] as const) {
      if (order && leadOrders[by][direction] === order) return { by, direction };
    }
  }
  return undefined;
}
