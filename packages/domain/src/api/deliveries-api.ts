import * as z from 'zod/mini';
import { deliveryHealthSchema, deliveryListSchema, deliveryStates } from '../delivery-desk.ts';
import type { Api } from './route.ts';

const retried = z.object({ retried: z.number() });

/** The state of deliveries to the CRM, and retries of failed ones. */
export const deliveriesApi = {
  health: {
    method: 'GET',
    path: '/api/desk/deliveries/health',
    access: 'viewer',
    summary: 'Returns the state of the deliveries to the CRM and of the notices of leads.',
    answer: deliveryHealthSchema,
  },
  list: {
    method: 'GET',
    path: '/api/desk/deliveries',
    access: 'viewer',
    summary: 'Lists the deliveries to the CRM in one state.',
    query: z.object({
      state: z.enum(deliveryStates),
      /** The `next` of the previous page. */
      after: z.exactOptional(z.string().check(z.maxLength(200))),
    }),
    answer: deliveryListSchema,
    personalData: 'deliveries',
  },
  retryAll: {
    method: 'POST',
    path: '/api/desk/deliveries/retry',
    access: 'editor',
    summary: 'Retries all failed deliveries.',
    answer: retried,
  },
  retry: {
    method: 'POST',
    path: '/api/desk/deliveries/:submissionId/retry',
    access: 'editor',
    summary: 'Retries a failed delivery.',
    params: z.object({ submissionId: z.uuid() }),
    notFound: 'unknown-delivery',
    answer: retried,
  },
} as const satisfies Api;
