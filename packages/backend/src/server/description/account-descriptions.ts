import { auditChainSchema, auditPageSchema, staffListSchema, staffNoticesSchema } from '@sponsor/domain';
import { z } from 'zod';
import { auditQuerySchema } from '../../audit/audit-routes.ts';
import { mediaTypes } from '../../base/media-types.ts';
import { passwordChangeSchema, proofSchema } from '../../staff/account-routes.ts';
import { codeSchema, passkeySchema } from '../../staff/credentials.ts';
import { passkeyFormSchema } from '../../staff/factor-routes.ts';
import { choiceSchema, linkSchema } from '../../staff/link-routes.ts';
import { invitationSchema, memberChangeSchema } from '../../staff/member-routes.ts';
import { credentialsSchema, passwordLinkSchema } from '../../staff/staff-routes.ts';
import type { RouteDescriptions } from './route-description.ts';

/** The path of a link; null where it is in the letter alone. */
const link = z.object({ link: z.nullable(z.string()) });
const factors = { code: z.boolean(), passkey: z.boolean() };
const signedIn = z.object({ user: z.object({ email: z.string() }) });
/** As `PublicKeyCredential.parseRequestOptionsFromJSON` and its like read them. */
const passkeyOptions = z.looseObject({ challenge: z.string() });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Who is staff: sessions, accounts, invitations and the audit log. */
export const accountDescriptions = {
  'POST /api/staff/sign-in/email': {
    summary: 'Begins a session, or asks for a code.',
    bodies: { [mediaTypes.json]: credentialsSchema },
    answer: z.union([z.object({ codeNeeded: z.literal(true), ...factors }), signedIn]),
  },
  'POST /api/staff/sign-in/code': {
    summary: 'Ends a sign-in by a code of the authenticator, or by a recovery code.',
    bodies: { [mediaTypes.json]: codeSchema },
    answer: signedIn,
  },
  'POST /api/staff/sign-in/passkey': {
    summary: 'Ends a sign-in by what a passkey has signed.',
    bodies: { [mediaTypes.json]: passkeySchema },
    answer: signedIn,
  },
  'POST /api/staff/sign-in/passkey/options': {
    summary: 'What a passkey is to sign, for one answer.',
    answer: passkeyOptions,
  },
  'POST /api/staff/password-link': {
    summary: 'Sends a link to a new password, where there is such an account and a mail server.',
    bodies: { [mediaTypes.json]: passwordLinkSchema },
    answer: z.object({ mailed: z.literal(true) }),
    status: 202,
  },
  'POST /api/staff/sign-out': { summary: 'Ends the session.', answer: z.object({ signedOut: z.literal(true) }) },
  'GET /api/staff/get-session': {
    summary: 'The person who is signed in, and until when; null for nobody.',
    answer: z.nullable(
      z.object({
        user: z.object({ email: z.string(), role: z.string(), codeMissing: z.boolean(), ...factors }),
        session: z.object({ expiresAt: z.string(), fresh: z.boolean() }),
      }),
    ),
  },
  'POST /api/desk/setup/link': {
    summary: 'What a one-time link is for.',
    bodies: { [mediaTypes.json]: linkSchema },
    answer: z.object({ purpose: z.string(), email: z.string().nullable() }),
  },
  'POST /api/desk/setup': {
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
      code: z.boolean(),
      passkeys: z.array(
        z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
      ),
      passkeysPossible: z.boolean(),
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
  'POST /api/desk/account/proof': {
    summary: 'Confirms who is there, by password and second factor, for the calls that ask for it within ten minutes.',
    bodies: { [mediaTypes.json]: proofSchema },
    answer: z.object({ confirmed: z.literal(true) }),
  },
  'POST /api/desk/account/proof/passkey/options': {
    summary: 'What a passkey is to sign, for one answer.',
    answer: passkeyOptions,
  },
  'POST /api/desk/account/password': {
    summary: 'Changes one’s own password, and ends all other sessions.',
    bodies: { [mediaTypes.json]: passwordChangeSchema },
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor': {
    summary: 'Makes a secret for an authenticator, which counts once it is confirmed.',
    answer: z.object({ uri: z.string(), ...recoveryCodes.shape }),
  },
  'POST /api/desk/account/two-factor/confirm': {
    summary: 'Confirms the authenticator by its first code.',
    bodies: { [mediaTypes.json]: codeSchema },
    answer: z.object({ switchedOn: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones.',
    answer: recoveryCodes,
  },
  'DELETE /api/desk/account/two-factor': {
    summary: 'Asks for no code any more.',
    answer: z.object({ switchedOff: z.literal(true) }),
  },
  'POST /api/desk/account/passkeys/options': {
    summary: 'How a passkey is to be made, for one answer.',
    answer: passkeyOptions,
  },
  'POST /api/desk/account/passkeys': {
    summary: 'Keeps a passkey under a name.',
    bodies: { [mediaTypes.json]: passkeyFormSchema },
    answer: z.object({ added: z.literal(true) }),
    status: 201,
  },
  'DELETE /api/desk/account/passkeys/:id': {
    summary: 'Removes a passkey.',
    answer: z.object({ removed: z.literal(true) }),
  },
  'GET /api/desk/account/notices': {
    summary: 'What happened to accounts and was not read yet.',
    answer: staffNoticesSchema,
  },
  'DELETE /api/desk/account/notices/:id': {
    summary: 'Puts a notice away.',
    answer: z.object({ read: z.literal(true) }),
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
    summary: 'Has an account ask for no second factor any more.',
    answer: z.object({ removed: z.literal(true) }),
  },
  'POST /api/desk/staff/invitations': {
    summary: 'Invites somebody, by a one-time link.',
    bodies: { [mediaTypes.json]: invitationSchema },
    answer: link,
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
