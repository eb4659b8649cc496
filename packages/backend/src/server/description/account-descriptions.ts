import { auditChainSchema, auditPageSchema, staffListSchema } from '@sponsor/domain';
import { z } from 'zod';
import { auditQuerySchema } from '../../audit/audit-routes.ts';
import { mediaTypes } from '../../base/media-types.ts';
import { codeSchema, passwordChangeSchema, passwordSchema } from '../../staff/account-routes.ts';
import { choiceSchema } from '../../staff/link-routes.ts';
import { invitationSchema, memberChangeSchema } from '../../staff/member-routes.ts';
import { credentialsSchema, passwordLinkSchema, signInCodeSchema } from '../../staff/staff-routes.ts';
import type { RouteDescriptions } from './route-description.ts';

const link = z.object({ link: z.string() });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Who is staff: sessions, accounts, invitations and the audit log. */
export const accountDescriptions = {
  'POST /api/staff/sign-in/email': {
    summary: 'Begins a session, or asks for a code.',
    bodies: { [mediaTypes.json]: credentialsSchema },
    answer: z.union([z.object({ codeNeeded: z.literal(true) }), z.object({ user: z.object({ email: z.string() }) })]),
  },
  'POST /api/staff/sign-in/code': {
    summary: 'Ends a sign-in by a code of the authenticator, or by a recovery code.',
    bodies: { [mediaTypes.json]: signInCodeSchema },
    answer: z.object({ user: z.object({ email: z.string() }) }),
  },
  'POST /api/staff/password-link': {
    summary: 'Sends a link to a new password, where there is such an account and a mail server.',
    bodies: { [mediaTypes.json]: passwordLinkSchema },
    answer: z.object({ mailed: z.literal(true) }),
    status: 202,
  },
  'POST /api/staff/sign-out': { summary: 'Ends the session.', answer: z.object({ success: z.boolean() }) },
  'GET /api/staff/get-session': {
    summary: 'Who is signed in, and until when; null for nobody.',
    answer: z.nullable(
      z.object({
        user: z.object({ email: z.string(), role: z.string(), codeMissing: z.boolean() }),
        session: z.object({ expiresAt: z.string() }),
      }),
    ),
  },
  'GET /api/desk/setup/:token': {
    summary: 'What a one-time link is for.',
    answer: z.object({ purpose: z.string(), email: z.string().nullable() }),
  },
  'POST /api/desk/setup/:token': {
    summary: 'Uses a one-time link: makes the account, or changes its password.',
    bodies: { [mediaTypes.json]: choiceSchema },
    answer: z.object({ email: z.string() }),
    status: 201,
  },

  'GET /api/desk/account': {
    summary: 'One’s own account, and where it is signed in.',
    answer: z.object({
      email: z.string(),
      role: z.string(),
      twoFactor: z.boolean(),
      twoFactorRequired: z.boolean(),
      sessions: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          lastUsedAt: z.string(),
          browser: z.string().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/desk/account/password': {
    summary: 'Changes one’s own password, and ends all other sessions.',
    bodies: { [mediaTypes.json]: passwordChangeSchema },
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor': {
    summary: 'Makes a secret for an authenticator, which counts once it is confirmed.',
    bodies: { [mediaTypes.json]: passwordSchema },
    answer: z.object({ uri: z.string(), ...recoveryCodes.shape }),
  },
  'POST /api/desk/account/two-factor/confirm': {
    summary: 'Confirms the authenticator by its first code.',
    bodies: { [mediaTypes.json]: codeSchema },
    answer: z.object({ switchedOn: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones.',
    bodies: { [mediaTypes.json]: passwordSchema },
    answer: recoveryCodes,
  },
  'DELETE /api/desk/account/two-factor': {
    summary: 'Asks for no code any more.',
    bodies: { [mediaTypes.json]: passwordSchema },
    answer: z.object({ switchedOff: z.literal(true) }),
  },
  'DELETE /api/desk/account/sessions': {
    summary: 'Ends all other sessions of the account.',
    answer: z.object({ ended: z.number() }),
  },

  'GET /api/desk/staff': {
    summary: 'Who is staff, and who is invited.',
    answer: staffListSchema,
  },
  'PATCH /api/desk/staff/:id': {
    summary: 'Changes the role of a person, or disables the account.',
    bodies: { [mediaTypes.json]: memberChangeSchema },
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/staff/:id/password-link': {
    summary: 'Makes a one-time link to a new password.',
    answer: link,
    status: 201,
  },
  'DELETE /api/desk/staff/:id/two-factor': {
    summary: 'Has an account ask for no code any more.',
    answer: z.object({ removed: z.literal(true) }),
  },
  'POST /api/desk/staff/invitations': {
    summary: 'Invites somebody, by a one-time link.',
    bodies: { [mediaTypes.json]: invitationSchema },
    answer: z.object({ ...link.shape, mailed: z.boolean() }),
    status: 201,
  },
  'DELETE /api/desk/staff/invitations/:id': {
    summary: 'Withdraws an invitation.',
    answer: z.object({ withdrawn: z.literal(true) }),
  },

  'GET /api/desk/audit': {
    summary: 'The audit log, the newest entry first.',
    query: auditQuerySchema,
    answer: auditPageSchema,
  },
  'GET /api/desk/audit/chain': {
    summary: 'Reckons the chain of the audit log anew, and says whether it is whole.',
    answer: auditChainSchema,
  },
} satisfies RouteDescriptions;
