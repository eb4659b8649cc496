import * as z from 'zod/mini';
import { staffRoles } from '../staff-role.ts';
import { accountEmail, codeShape, currentPassword, newPassword, refusedAs } from './fields.ts';
import { passkeySignatureSchema, passkeySigningOptions } from './passkey.ts';
import type { Api } from './route.ts';

const factors = { code: z.boolean(), passkey: z.boolean() };
const signedIn = z.object({ user: z.object({ email: z.string() }) });
const token = z.string(refusedAs('incomplete-link')).check(z.maxLength(100, refusedAs('invalid-link')));

/** Sign-in, in one step or two, and sign-out. */
export const signInApi = {
  signIn: {
    method: 'POST',
    path: '/api/staff/sign-in/email',
    access: 'anyone',
    summary: 'Starts a session, or asks for a second factor.',
    body: z.object({ email: accountEmail, password: currentPassword }),
    invalid: 'credentials-required',
    answer: z.union([z.object({ codeNeeded: z.literal(true), ...factors }), signedIn]),
  },
  enterCode: {
    method: 'POST',
    path: '/api/staff/sign-in/code',
    access: 'anyone',
    summary: 'Completes a sign-in with a code of the authenticator or a recovery code.',
    body: z.object(codeShape),
    answer: signedIn,
  },
  usePasskey: {
    method: 'POST',
    path: '/api/staff/sign-in/passkey',
    access: 'anyone',
    summary: 'Completes a sign-in with a passkey.',
    body: z.object({ passkey: passkeySignatureSchema }),
    answer: signedIn,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/staff/sign-in/passkey/options',
    access: 'anyone',
    summary: 'Returns the options for signing with a passkey. The challenge accepts one response.',
    answer: passkeySigningOptions,
  },
  mailPasswordLink: {
    method: 'POST',
    path: '/api/staff/password-link',
    access: 'anyone',
    summary: 'Sends a link for choosing a new password, if the account exists. Requires a mail server.',
    body: z.object({ email: accountEmail }),
    answer: z.object({ mailed: z.literal(true) }),
    status: 202,
  },
  signOut: {
    method: 'POST',
    path: '/api/staff/sign-out',
    access: 'anyone',
    summary: 'Ends the session.',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  session: {
    method: 'GET',
    path: '/api/staff/get-session',
    access: 'anyone',
    summary: 'Returns the signed-in person and the end of the session, or null.',
    answer: z.nullable(
      z.object({
        user: z.object({
          email: z.string(),
          role: z.enum(staffRoles),
          /** The account must set up a second factor before anything else. */
          codeMissing: z.boolean(),
          ...factors,
        }),
        session: z.object({
          expiresAt: z.string(),
          /** Whether the person has confirmed their identity within ten minutes. */
          fresh: z.boolean(),
        }),
      }),
    ),
  },
} as const satisfies Api;

/** One-time links: read the purpose of one, and redeem it. The token is never part of an address. */
export const linksApi = {
  read: {
    method: 'POST',
    path: '/api/desk/setup/link',
    access: 'anyone',
    summary: 'Returns the purpose of a one-time link.',
    body: z.object({ token }),
    answer: z.object({
      purpose: z.enum(['first administrator', 'invitation', 'new password']),
      /** Null for the first administrator, who chooses one. */
      email: z.nullable(z.string()),
    }),
  },
  use: {
    method: 'POST',
    path: '/api/desk/setup',
    access: 'anyone',
    summary: 'Redeems a one-time link: creates the account, or changes its password.',
    body: z.object({ token, email: z.exactOptional(accountEmail), password: newPassword }),
    answer: z.object({ email: z.string() }),
    status: 201,
  },
} as const satisfies Api;
