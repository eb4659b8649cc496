import * as z from 'zod/mini';

/**
 * The states of a delivery to the CRM, as staff see them. `failed` and `quarantined` (suspected spam) wait for a
 * decision by staff; `closed` means that they decided not to deliver it.
 */
export const deliveryStates = ['failed', 'quarantined', 'waiting', 'delivered', 'closed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** The highest exact count of waiting deliveries; more are shown as this many and more. */
export const maxCounted = 10_000;

const count = z.number();
const timestamp = z.string();

/** The other channels for news of submissions, besides the CRM: a webhook, and emails to staff. */
export const noticeChannels = ['webhook', 'letters'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

export const deliveryHealthSchema = /* @__PURE__ */ z.object({
  /** Whether a CRM is connected; without one everything waits. */
  connected: z.boolean(),
  /** Whether the newest attempt failed and will be repeated, for example while the CRM is away. */
  failing: z.boolean(),
  lastDeliveredAt: z.nullable(timestamp),
  deliveredToday: count,
  waiting: count,
  /** The time when the longest-waiting submission was received. */
  waitingSince: z.nullable(timestamp),
  failed: count,
  quarantined: count,
  /** Pauses of forms because of the CRM's answers, with their ends; `*` is for all forms. */
  pauses: z.array(z.object({ lane: z.string(), until: timestamp })),
  /** From receipt to delivery, over the last hundred; null before the first. */
  medianSeconds: z.nullable(z.number()),
  /**
   * The channels that are set up, and the state of their news; `reason` says why the longest-waiting news was refused,
   * if it was tried.
   */
  notices: z.array(
    z.object({
      channel: z.enum(noticeChannels),
      waiting: count,
      waitingSince: z.nullable(timestamp),
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
  receivedAt: timestamp,
  attempts: count,
  /** The reason why its last attempt failed; for a closed one, why staff closed it. */
  reason: z.nullable(z.string()),
  /** The time when it was delivered, failed, was held back or was closed, or will be tried next. */
  at: timestamp,
});

export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryListSchema = /* @__PURE__ */ z.object({
  deliveries: z.array(deliverySchema),
  /** The cursor for the next page; null on the last. */
  next: z.nullable(z.string()),
});

export type DeliveryList = z.infer<typeof deliveryListSchema>;

/** The maximum number per response, and per closing. */
export const deliveriesPerRead = 50;
