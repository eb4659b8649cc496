import * as z from 'zod/mini';

/**
 * Events of an account of which its owner, and for some of them every administrator, is notified until they have read
 * it.
 */
export const noticeKinds = [
  'administrator added',
  'password link made',
  'password changed',
  'second factor removed',
  'new browser',
  'locked out',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The unread notices of a member of staff, the oldest first. Times are ISO 8601 in UTC. */
export const staffNoticesSchema = /* @__PURE__ */ z.object({
  notices: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(noticeKinds),
      /** The email address of the affected account. */
      about: z.string(),
      /** The email address of the administrator who did it; null if it was the account's owner, or nobody. */
      by: z.nullable(z.string()),
      network: z.nullable(z.string()),
      browser: z.nullable(z.string()),
    }),
  ),
});
export type StaffNotice = z.infer<typeof staffNoticesSchema>['notices'][number];
