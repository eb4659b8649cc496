import * as z from 'zod/mini';
import { crmFormIds } from './forms/form-ids.ts';

/** Where a delivery to the CRM stands, as staff are told: `failed` is over unless staff have it tried again. */
export const deliveryStates = ['failed', 'waiting', 'delivered'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** The furthest that waiting and failed deliveries are counted: what is more is told as this many and more. */
export const mostCounted = 10_000;

const count = z.number();
const instant = z.string();

export const deliveryHealthSchema = /* @__PURE__ */ z.object({
  /** Whether a CRM is connected; without one everything waits. */
  connected: z.boolean(),
  lastDeliveredAt: z.nullable(instant),
  deliveredToday: count,
  waiting: count,
  /** When what has waited longest was received. */
  waitingSince: z.nullable(instant),
  failed: count,
  /** Until when deliveries of a form rest because of what the CRM answered; `*` for all forms. */
  pauses: z.array(z.object({ lane: z.string(), until: instant })),
  /** From receiving to delivering, of the last hundred; null before the first. */
  medianSeconds: z.nullable(z.number()),
});

export type DeliveryHealth = z.infer<typeof deliveryHealthSchema>;

export const deliverySchema = /* @__PURE__ */ z.object({
  submissionId: z.string(),
  formId: z.enum(crmFormIds),
  email: z.string(),
  state: z.enum(deliveryStates),
  receivedAt: instant,
  attempts: count,
  /** Of a failed or waiting delivery: why its last attempt came to nothing. */
  reason: z.nullable(z.string()),
  /** When it was delivered, has failed, or will be tried next. */
  at: instant,
});

export type Delivery = z.infer<typeof deliverySchema>;

/** The most that one answer holds. */
export const deliveriesPerRead = 50;
