import { type DeskLead, fieldLimits, type LeadSort, line, timestamp } from '@sponsor/domain';
import { z } from 'zod';
import type { SelectionPart } from './lead-conditions.ts';

interface LeadOrder {
  /** The index's columns before the id. */
  expression: string;
  type: 'text' | 'timestamptz';
  /** The filters that an index in this order serves without reading other rows. */
  knows: readonly SelectionPart[];
  valueOf: (lead: DeskLead) => string;
  /** Validates the cursor of this order. */
  value: z.core.$ZodType<string>;
}

const word = line(fieldLimits.email);
/** Earlier than every timestamp: leads never contacted come first. */
const never = '-infinity';

/** The orders of the list, each with an index. */
export const leadOrders: Record<LeadSort['by'], LeadOrder> = {
  created: {
    expression: 'created_at',
    type: 'timestamptz',
    knows: ['days', 'status'],
    valueOf: ({ createdAt }) => createdAt,
    value: timestamp,
  },
  email: { expression: 'email', type: 'text', knows: [], valueOf: ({ email }) => email, value: word },
  status: { expression: 'status', type: 'text', knows: ['status'], valueOf: ({ status }) => status, value: word },
  contacted: {
    expression: `coalesce(contacted_at, '${never}')`,
    type: 'timestamptz',
    knows: [],
    valueOf: ({ contactedAt }) => contactedAt ?? never,
    value: z.union([z.literal(never), timestamp]),
  },
};
