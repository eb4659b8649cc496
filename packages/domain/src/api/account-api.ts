import * as z from 'zod/mini';
import { fieldLimits } from '../forms/text.ts';
import { staffNoticesSchema } from '../staff-notice.ts';
import { staffRoles } from '../staff-role.ts';
import { codeShape, currentPassword, newPassword, refusedAs } from './fields.ts';
import { newPasskeySchema, passkeyCreationOptions, passkeySignatureSchema, passkeySigningOptions } from './passkey.ts';
import type { Api } from './route.ts';

const recoveryCodes = { recoveryCodes: z.array(z.string()) };

/** A person's own account: password, notices and sessions. */
export const accountApi = {
  read: {
    method: 'GET',
    path: '/api/desk/account',
    access: 'self',
    summary: 'Returns the signed-in account, its second factors and its sessions.',
    answer: z.object({
      email: z.string(),
      role: z.enum(staffRoles),
      code: z.boolean(),
      passkeys: z.array(
        z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
      ),
      passkeysPossible: z.boolean(),
      twoFactorRequired: z.boolean(),
      sessions: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          lastUsedAt: z.string(),
          browser: z.nullable(z.string()),
          current: z.boolean(),
        }),
      ),
    }),
  },
  prove: {
    method: 'POST',
    path: '/api/desk/account/proof',
    access: 'self',
    summary:
      'Confirms the person’s identity by password and second factor, for requests that require it within ten minutes.',
    body: z.object({
      password: currentPassword,
      code: z.exactOptional(codeShape.code),
      passkey: z.exactOptional(passkeySignatureSchema),
    }),
    answer: z.object({ confirmed: z.literal(true) }),
  },
  proofPasskeyOptions: {
    method: 'POST',
    path: '/api/desk/account/proof/passkey/options',
    access: 'self',
    summary: 'Returns the options for signing with a passkey. The challenge accepts one response.',
    answer: passkeySigningOptions,
  },
  changePassword: {
    method: 'POST',
    path: '/api/desk/account/password',
    access: 'self',
    fresh: true,
    summary: 'Changes the account’s password and ends its other sessions.',
    body: z.object({ password: currentPassword, newPassword }),
    answer: z.object({ changed: z.literal(true) }),
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/desk/account/sessions',
    access: 'self',
    fresh: true,
    summary: 'Ends the account’s other sessions.',
    answer: z.object({ ended: z.number() }),
  },
  notices: {
    method: 'GET',
    path: '/api/desk/account/notices',
    access: 'self',
    summary: 'Lists the person’s unread notices, oldest first.',
    answer: staffNoticesSchema,
  },
  dismissNotice: {
    method: 'DELETE',
    path: '/api/desk/account/notices/:id',
    access: 'self',
    summary: 'Marks a notice as read.',
    params: z.object({ id: z.uuid() }),
    notFound: 'unknown-notice',
    answer: z.object({ read: z.literal(true) }),
  },
} as const satisfies Api;

/** The second factors of a person's own account: authenticator, recovery codes and passkeys. */
export const factorsApi = {
  beginCode: {
    method: 'POST',
    path: '/api/desk/account/two-factor',
    access: 'self',
    fresh: true,
    summary: 'Creates an authenticator secret and recovery codes. They take effect once the secret is confirmed.',
    answer: z.object({
      /** The secret as an `otpauth:` address. */
      uri: z.string(),
      ...recoveryCodes,
    }),
  },
  confirmCode: {
    method: 'POST',
    path: '/api/desk/account/two-factor/confirm',
    access: 'self',
    fresh: true,
    summary: 'Confirms the authenticator with its first code, and ends the account’s other sessions.',
    body: z.object(codeShape),
    answer: z.object({ switchedOn: z.literal(true) }),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/desk/account/two-factor/recovery-codes',
    access: 'self',
    fresh: true,
    summary: 'Replaces the recovery codes.',
    answer: z.object(recoveryCodes),
  },
  endCode: {
    method: 'DELETE',
    path: '/api/desk/account/two-factor',
    access: 'self',
    fresh: true,
    summary: 'Removes the authenticator and its recovery codes.',
    answer: z.object({ switchedOff: z.literal(true) }),
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/desk/account/passkeys/options',
    access: 'self',
    fresh: true,
    summary: 'Returns the options for creating a passkey. The challenge accepts one response.',
    answer: passkeyCreationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/desk/account/passkeys',
    access: 'self',
    fresh: true,
    summary: 'Adds a passkey, and ends the account’s other sessions.',
    body: z.object({
      name: z
        .string(refusedAs('passkey-name-required'))
        .check(
          z.trim(),
          z.minLength(1, refusedAs('passkey-name-required')),
          z.maxLength(fieldLimits.name, refusedAs('passkey-name-too-long')),
        ),
      passkey: newPasskeySchema,
    }),
    answer: z.object({ added: z.literal(true) }),
    status: 201,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/desk/account/passkeys/:id',
    access: 'self',
    fresh: true,
    summary: 'Removes a passkey.',
    params: z.object({ id: z.string() }),
    notFound: 'unknown-passkey',
    answer: z.object({ removed: z.literal(true) }),
  },
} as const satisfies Api;
