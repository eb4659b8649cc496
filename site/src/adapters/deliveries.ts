import {
  type Delivery,
  type DeliveryHealth,
  type DeliveryState,
  deliveryHealthSchema,
  deliverySchema,
} from '@sponsor/domain';
import * as z from 'zod/mini';
import { askDesk } from './desk.ts';

const deliveries = '/api/desk/deliveries';
const listSchema = z.array(deliverySchema);

export function readDeliveryHealth(signal: AbortSignal): Promise<DeliveryHealth> {
  return askDesk(`${deliveries}/health`, deliveryHealthSchema, { signal });
}

export function readDeliveries(state: DeliveryState, signal: AbortSignal): Promise<Delivery[]> {
  return askDesk(`${deliveries}?state=${state}`, listSchema, { signal });
}

/** Has one failed delivery tried again, or all of them. */
export async function retryDeliveries(submissionId?: string): Promise<void> {
  const address = submissionId === undefined ? `${deliveries}/retry` : `${deliveries}/${submissionId}/retry`;
  await askDesk(address, z.object({ retried: z.number() }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
}
