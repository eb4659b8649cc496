import {
  type DeliveryHealth,
  type DeliveryList,
  type DeliveryState,
  deliveryHealthSchema,
  deliveryListSchema,
} from '@sponsor/domain';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

export function readDeliveryHealth(signal: AbortSignal): Promise<DeliveryHealth> {
  return readDesk('deliveries/health', deliveryHealthSchema, signal);
}

/** One page of the deliveries in a state; `after` is the place where the page before ended, empty for the first. */
export function readDeliveries(state: DeliveryState, after: string, signal: AbortSignal): Promise<DeliveryList> {
  const query = new URLSearchParams({ state, ...(after !== '' && { after }) });
  return readDesk(`deliveries?${query}`, deliveryListSchema, signal);
}

/** Has one failed delivery tried again, or all of them. */
export function retryDeliveries(submissionId?: string): Promise<DeskAnswer<unknown>> {
  const path = submissionId === undefined ? 'deliveries/retry' : `deliveries/${submissionId}/retry`;
  return changeDesk('POST', path, {}, nothingMore);
}

/** Lets a submission go its way that was held back or closed. */
export function releaseSubmission(submissionId: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', `submissions/${submissionId}/release`, {}, nothingMore);
}

/** Decides that submissions are not to be delivered. */
export function closeSubmissions(ids: readonly string[], reason: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', 'submissions/close', { ids, reason }, nothingMore);
}
