import * as z from 'zod/mini';
import { deskLimits } from '../desk.ts';
import { fieldLimits } from '../forms/text.ts';
import { privacyOutcomes, privacyRequestKinds, privacyRequestsSchema } from '../privacy.ts';
import { day, typedLine } from './fields.ts';
import { mediaTypes } from './media-types.ts';
import type { Api } from './route.ts';

const person = z.object({ id: z.uuid() });
const reason = typedLine(deskLimits.reason).check(z.minLength(1));

/** Requests of persons about their data, and the responses. */
export const privacyApi = {
  find: {
    method: 'POST',
    path: '/api/desk/privacy/find',
    access: 'administrator',
    summary: 'Finds a person by e-mail address. Recorded in the audit log.',
    body: z.strictObject({ email: typedLine(fieldLimits.email).check(z.minLength(1)) }),
    answer: z.object({
      id: z.nullable(z.string()),
      /** Set if all that is left of the address is a request to be forgotten. */
      askedToBeForgottenAt: z.exactOptional(z.string()),
    }),
  },
  list: {
    method: 'GET',
    path: '/api/desk/privacy/requests',
    access: 'administrator',
    summary: 'Lists privacy requests: the 100 that are due first, and the 100 that were closed last.',
    answer: privacyRequestsSchema,
    personalData: 'privacy requests',
  },
  enter: {
    method: 'POST',
    path: '/api/desk/privacy/requests',
    access: 'administrator',
    summary: 'Records a privacy request, which is due 30 days after its receipt.',
    notFound: 'unknown-lead',
    body: z.strictObject({
      leadId: z.uuid(),
      kind: z.enum(privacyRequestKinds),
      receivedOn: day.check(z.refine((text) => text >= '2000')),
    }),
    answer: z.object({ entered: z.literal(true) }),
    status: 201,
  },
  close: {
    method: 'POST',
    path: '/api/desk/privacy/requests/:id/close',
    access: 'administrator',
    summary: 'Closes a privacy request permanently, as answered or refused.',
    params: z.object({ id: z.uuid() }),
    notFound: 'unknown-privacy-request',
    body: z.strictObject({ outcome: z.enum(privacyOutcomes), reason }),
    answer: z.object({ closed: z.literal(true) }),
  },
  exportRecord: {
    method: 'GET',
    path: '/api/desk/leads/:id/record',
    access: 'administrator',
    fresh: true,
    summary: 'Exports all data of a person as ndjson, in one stream. Recorded in the audit log.',
    params: person,
    notFound: 'unknown-lead',
    answerMedia: [mediaTypes.lines],
  },
  erase: {
    method: 'POST',
    path: '/api/desk/leads/:id/erasure',
    access: 'administrator',
    fresh: true,
    summary: 'Erases the data of a person permanently.',
    params: person,
    notFound: 'unknown-lead',
    body: z.strictObject({ reason }),
    answer: z.object({ erased: z.literal(true) }),
  },
  hold: {
    method: 'POST',
    path: '/api/desk/leads/:id/hold',
    access: 'administrator',
    summary: 'Sets or lifts a legal hold, which prevents the erasure of a person.',
    params: person,
    notFound: 'unknown-lead',
    body: z.strictObject({ held: z.boolean(), reason }),
    answer: z.object({ held: z.boolean() }),
  },
} as const satisfies Api;
