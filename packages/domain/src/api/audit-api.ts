import * as z from 'zod/mini';
import { auditChainSchema, auditPageSchema } from '../audit.ts';
import { fieldLimits } from '../forms/text.ts';
import type { Api } from './route.ts';

const storable = z.regex(/^[^\0]*$/);

/** The audit log. */
export const auditApi = {
  list: {
    method: 'GET',
    path: '/api/desk/audit',
    access: 'administrator',
    summary: 'Lists the entries of the audit log, newest first.',
    query: z.object({
      /** An entry's number: returns the entries before it. */
      before: z.exactOptional(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647))),
      actor: z.exactOptional(z.string().check(z.maxLength(fieldLimits.email), storable)),
      action: z.exactOptional(z.string().check(z.maxLength(100), storable)),
    }),
    invalid: 'invalid-audit-filter',
    answer: auditPageSchema,
    personalData: 'audit log',
  },
  chain: {
    method: 'GET',
    path: '/api/desk/audit/chain',
    access: 'administrator',
    summary: 'Verifies the hash chain of the audit log.',
    answer: auditChainSchema,
  },
} as const satisfies Api;
