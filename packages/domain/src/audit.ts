import * as z from 'zod/mini';

/** The actions in the audit log, as stored. An entry of an older release may contain others. */
export const auditActions = [
  'signed in',
  'asked for a code',
  'sign-in failed',
  'wrong code',
  'locked out',
  'signed out',
  'signed out elsewhere',
  'account created',
  'account disabled',
  'account enabled',
  'role changed',
  'invited',
  'invitation withdrawn',
  'password changed',
  'password link made',
  'code switched on',
  'code switched off',
  'recovery codes made',
  'passkey added',
  'passkey removed',
  'identity confirmed',
  'section image changed',
  'list read',
  'lead read',
  'lead changed',
  'leads changed',
  'note added',
  'leads exported',
  'pages exported',
  'person looked for',
  'person exported',
  'privacy request entered',
  'privacy request closed',
  'lead erased',
  'lead held',
  'lead freed',
  'submission released',
  'submissions closed',
  'delivery retried',
  'refused',
  'head mailed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A page of the audit log, as administrators read it. */
export const auditPageSchema = /* @__PURE__ */ z.object({
  /** The newest first. */
  entries: z.array(
    z.object({
      entry: z.number(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      /**
       * The lead that the subject is or was sent by, if the subject is a lead or a submission; null once it is erased.
       */
      leadId: z.nullable(z.string()),
      leadEmail: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
      hash: z.string(),
    }),
  ),
  /** Everybody who has an entry. */
  actors: z.array(z.string()),
  /** The entry before which the next page begins; null on the last page. */
  older: z.nullable(z.number()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Whether the chain of the log is intact, and up to which entry, or where it is broken. */
export const auditChainSchema = /* @__PURE__ */ z.discriminatedUnion('whole', [
  z.object({ whole: z.literal(true), head: z.object({ entry: z.number(), hash: z.string() }) }),
  z.object({ whole: z.literal(false), brokenAt: z.number() }),
]);
export type AuditChain = z.infer<typeof auditChainSchema>;
