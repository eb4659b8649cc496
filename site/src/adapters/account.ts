import { staffNoticesSchema } from '@sponsor/domain';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk, refusalOf } from './desk.ts';
import { makePasskey, makingSchema, passkeyNotUsed, signingSchema, signWithPasskey } from './passkeys.ts';

const accountSchema = z.object({
  email: z.string(),
  code: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  passkeysPossible: z.boolean(),
  twoFactorRequired: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.nullable(z.string()),
      startedAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
});

const begunSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
const renewedSchema = z.object({ recoveryCodes: z.array(z.string()) });

export function readAccount(signal: AbortSignal): Promise<z.infer<typeof accountSchema>> {
  return readDesk('account', accountSchema, signal);
}

export function changePassword(password: string, newPassword: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', 'account/password', { password, newPassword }, nothingMore);
}

/** Makes the secret of an authenticator, as an `otpauth:` address, and the recovery codes that go with it. */
export function beginCode(): Promise<DeskAnswer<z.infer<typeof begunSchema>>> {
  return changeDesk('POST', 'account/two-factor', {}, begunSchema);
}

/** From then on the code is asked for at the sign-in. */
export function confirmCode(code: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', 'account/two-factor/confirm', { code }, nothingMore);
}

export function renewRecoveryCodes(): Promise<DeskAnswer<z.infer<typeof renewedSchema>>> {
  return changeDesk('POST', 'account/two-factor/recovery-codes', {}, renewedSchema);
}

export function endCode(): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', 'account/two-factor', {}, nothingMore);
}

/** Has the browser make a passkey, and keeps it. */
export async function addPasskey(name: string): Promise<DeskAnswer<unknown>> {
  const begun = await changeDesk('POST', 'account/passkeys/options', {}, makingSchema);
  if (begun.kind === 'refused') return begun;
  const passkey = await makePasskey(begun.answer);
  if (passkey === undefined)
    return { kind: 'refused', message: 'No passkey was made. Please try again, or use another device.' };
  return changeDesk('POST', 'account/passkeys', { name, passkey }, nothingMore);
}

export function removePasskey(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', `account/passkeys/${encodeURIComponent(id)}`, {}, nothingMore);
}

/** Proves that it is still the same person. Resolves to the sentence that says why not, or to nothing. */
export function prove(given: { password: string; code?: string; passkey?: object }): Promise<string | undefined> {
  return refusalOf(changeDesk('POST', 'account/proof', given, nothingMore));
}

/** Proves it by password and passkey, as `prove` does. */
export async function proveByPasskey(password: string): Promise<string | undefined> {
  const begun = await changeDesk('POST', 'account/proof/passkey/options', {}, signingSchema);
  if (begun.kind === 'refused') return begun.message;
  const passkey = await signWithPasskey(begun.answer);
  return passkey === undefined ? passkeyNotUsed : prove({ password, passkey });
}

/** Signs out every browser but this one. */
export function endSessions(): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', 'account/sessions', {}, nothingMore);
}

export function readNotices(signal: AbortSignal): Promise<z.infer<typeof staffNoticesSchema>> {
  return readDesk('account/notices', staffNoticesSchema, signal);
}

export function putNoticeAway(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', `account/notices/${encodeURIComponent(id)}`, {}, nothingMore);
}
