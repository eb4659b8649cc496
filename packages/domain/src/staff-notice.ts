import * as z from 'zod/mini';

/** Events of an account that its person, and for some of them every administrator, is told of until they have read it. */
export const noticeKinds = [
  'administrator added',
  'password link made',
  'password changed',
  'second factor removed',
  'new browser',
  'locked out',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The notices that a member of staff has not read yet, the oldest first. Times are ISO 8601 in UTC. */
export const staffNoticesSchema = /* @__PURE__ */ z.object({
  notices: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(noticeKinds),
      /** The address of the account that it happened to. */
      about: z.string(),
      /** The address of the administrator who did it; null where that was the person, or nobody. */
      by: z.nullable(z.string()),
      network: z.nullable(z.string()),
      browser: z.nullable(z.string()),
    }),
  ),
});
export type StaffNotice = z.infer<typeof staffNoticesSchema>['notices'][number];
