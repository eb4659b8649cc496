/** What the audit log speaks of, as it is stored. An entry of an older release may say something else. */
export const auditActions = [
  'signed in',
  'asked for a code',
  'sign-in failed',
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
  'section image changed',
] as const;
export type AuditAction = (typeof auditActions)[number];
