import { type DeskLead, fieldLimits } from '@sponsor/domain';
import { z } from 'zod';
import { line } from '../base/line.ts';
import { cursorInstant } from '../base/list-cursor.ts';
import type { SelectionPart } from './lead-conditions.ts';

interface LeadOrder {
  /** As an index of the leads has it, before the id. */
  expression: string;
  type: 'text' | 'timestamptz';
  /** What an index in this order finds without reading what it leaves out. */
  knows: readonly SelectionPart[];
  valueOf: (lead: DeskLead) => string;
  /** What a cursor in this order may be. */
  value: z.ZodType<string>;
}

const word = line(fieldLimits.email);
/** Before every moment: who was never contacted comes before all who were. */
const never = '-infinity';

/** The orders that the list can be given, each of which is an index. */
export const leadOrders: Record<'created' | 'email' | 'status' | 'contacted', LeadOrder> = {
  created: {
    expression: 'created_at',
    type: 'timestamptz',
    knows: ['days', 'status'],
    valueOf: ({ createdAt }) => createdAt,
    value: cursorInstant,
  },
  email: { expression: 'email', type: 'text', knows: [], valueOf: ({ email }) => email, value: word },
  status: { expression: 'status', type: 'text', knows: ['status'], valueOf: ({ status }) => status, value: word },
  contacted: {
    expression: `coalesce(contacted_at, '${never}')`,
    type: 'timestamptz',
    knows: [],
    valueOf: ({ contactedAt }) => contactedAt ?? never,
    value: z.union([z.literal(never), cursorInstant]),
  },
};

export interface LeadSort {
  by: keyof typeof leadOrders;
  direction: 'asc' | 'desc';
}
