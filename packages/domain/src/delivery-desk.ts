import * as z from 'zod/mini';

/**
 * Where a delivery to the CRM stands, as staff are told. `failed` and `quarantined`, which is what a program seems to have
 * sent, wait for staff to decide; `closed` is what they decided not to deliver.
 */
export const deliveryStates = ['failed', 'quarantined', 'waiting', 'delivered', 'closed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** The furthest that deliveries which wait for anything are counted: what is more is told as this many and more. */
export const mostCounted = 10_000;

const count = z.number();
const instant = z.string();

/** Where news of what was sent goes besides the CRM: to a webhook, and by letter to staff. */
export const noticeChannels = ['webhook', 'letters'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

export const deliveryHealthSchema = /* @__PURE__ */ z.object({
  /** Whether a CRM is connected; without one everything waits. */
  connected: z.boolean(),
  /** Whether the newest attempt came to nothing and is to be made again, as while the CRM is away. */
  failing: z.boolean(),
  lastDeliveredAt: z.nullable(instant),
  deliveredToday: count,
  waiting: count,
  /** When what has waited longest was received. */
  waitingSince: z.nullable(instant),
  failed: count,
  quarantined: count,
  /** Until when deliveries of a form rest because of what the CRM answered; `*` for all forms. */
  pauses: z.array(z.object({ lane: z.string(), until: instant })),
  /** From receiving to delivering, of the last hundred; null before the first. */
  medianSeconds: z.nullable(z.number()),
  /** Those that are set up, and how news on them stands; `reason` says why what has waited longest was not taken, if it was tried. */
  notices: z.array(
    z.object({
      channel: z.enum(noticeChannels),
      waiting: count,
      waitingSince: z.nullable(instant),
      reason: z.nullable(z.string()),
    }),
  ),
});

export type DeliveryHealth = z.infer<typeof deliveryHealthSchema>;

export const deliverySchema = /* @__PURE__ */ z.object({
  submissionId: z.string(),
  leadId: z.string(),
  formId: z.string(),
  email: z.string(),
  state: z.enum(deliveryStates),
  receivedAt: instant,
  attempts: count,
  /** Why its last attempt came to nothing; of a closed one, why staff closed it. */
  reason: z.nullable(z.string()),
  /** When it was delivered, has failed, was held back or closed, or will be tried next. */
  at: instant,
});

export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryListSchema = /* @__PURE__ */ z.object({
  deliveries: z.array(deliverySchema),
  /** What to ask for the page after this one with; null on the last. */
  next: z.nullable(z.string()),
});

export type DeliveryList = z.infer<typeof deliveryListSchema>;

/** The most that one answer holds, and that are closed at once. */
export const deliveriesPerRead = 50;
