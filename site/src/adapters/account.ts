import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

const accountSchema = z.object({
  email: z.string(),
  twoFactor: z.boolean(),
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
export function beginCode(password: string): Promise<DeskAnswer<z.infer<typeof begunSchema>>> {
  return changeDesk('POST', 'account/two-factor', { password }, begunSchema);
}

/** From then on the code is asked for at the sign-in. */
export function confirmCode(code: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('POST', 'account/two-factor/confirm', { code }, nothingMore);
}

export function renewRecoveryCodes(password: string): Promise<DeskAnswer<z.infer<typeof renewedSchema>>> {
  return changeDesk('POST', 'account/two-factor/recovery-codes', { password }, renewedSchema);
}

export function endCode(password: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', 'account/two-factor', { password }, nothingMore);
}

/** Signs out every browser but this one. */
export function endSessions(): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', 'account/sessions', {}, nothingMore);
}
