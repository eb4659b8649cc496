import {
  doNotContact,
  type PrivacyOutcome,
  type PrivacyRequest,
  type PrivacyRequests,
  privacyRequestsSchema,
} from '@sponsor/domain';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

const foundSchema = z.object({ id: z.nullable(z.string()), askedToBeForgottenAt: z.exactOptional(z.string()) });

export function readPrivacyRequests(signal: AbortSignal): Promise<PrivacyRequests> {
  return readDesk('privacy/requests', privacyRequestsSchema, signal);
}

/** Answers the id of who has this address; null where nothing is kept under it, but perhaps that they asked to be forgotten. */
export function findPerson(email: string): Promise<DeskAnswer<z.infer<typeof foundSchema>>> {
  return changeDesk('POST', 'privacy/find', { email }, foundSchema);
}

export function enterRequest(
  request: Pick<PrivacyRequest, 'leadId' | 'kind' | 'receivedOn'>,
): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', 'privacy/requests', request, nothingMore);
}

export function closeRequest(
  id: string,
  answer: { outcome: PrivacyOutcome; reason: string },
): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', `privacy/requests/${encodeURIComponent(id)}/close`, answer, nothingMore);
}

export function holdPerson(id: string, held: boolean, reason: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', `leads/${encodeURIComponent(id)}/hold`, { held, reason }, nothingMore);
}

export function erasePerson(id: string, reason: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', `leads/${encodeURIComponent(id)}/erasure`, { reason }, nothingMore);
}

export function leaveAlone(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('PATCH', `leads/${encodeURIComponent(id)}`, { status: doNotContact }, nothingMore);
}

/** Where everything that is kept of a person comes as a file. */
export function recordHref(id: string): string {
  return `/api/desk/leads/${encodeURIComponent(id)}/record`;
}
