import { linksApi, signInApi } from '@sponsor/domain';
import { type Answer, type DeskResult, deskMutate } from './desk-request.ts';
import { passkeyNotUsed, signWithPasskey } from './passkeys.ts';

interface Credentials {
  email: string;
  password: string;
}

type SignInResult =
  | { kind: 'signed in' }
  | { kind: 'second factor needed'; code: boolean; passkey: boolean }
  | { kind: 'refused'; message: string };

/** Signs a person in, unless a second factor is needed too. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const begun = await deskMutate(signInApi.signIn, { body: credentials });
  if (!begun.ok) return { kind: 'refused', message: begun.message };
  const { answer } = begun;
  if (!('codeNeeded' in answer)) return { kind: 'signed in' };
  return { kind: 'second factor needed', code: answer.code, passkey: answer.passkey };
}

type SecondStepResult = { kind: 'signed in' } | { kind: 'refused' | 'over'; message: string };

/**
 * Sends the code, the second step of a sign-in. `over` means that the sign-in must start again: it took too long, or
 * the code was used.
 */
export async function enterCode(code: string): Promise<SecondStepResult> {
  return endOf(await deskMutate(signInApi.enterCode, { body: { code } }));
}

/** Like `enterCode`, with a passkey. */
export async function signInByPasskey(): Promise<SecondStepResult> {
  const begun = await deskMutate(signInApi.passkeyOptions, {});
  if (!begun.ok) return endOf(begun);
  const passkey = await signWithPasskey(begun.answer);
  if (passkey === undefined) return { kind: 'refused', message: passkeyNotUsed };
  return endOf(await deskMutate(signInApi.usePasskey, { body: { passkey } }));
}

function endOf(asked: DeskResult<unknown>): SecondStepResult {
  if (asked.ok) return { kind: 'signed in' };
  return { kind: asked.status === 401 ? 'over' : 'refused', message: asked.message };
}

/** The purpose of a one-time link. */
export type LinkPurpose = Answer<typeof linksApi.read>['purpose'];

type LinkRead =
  | ({ kind: 'open' } & Answer<typeof linksApi.read>)
  | { kind: 'used' }
  | { kind: 'refused'; message: string };

/** Reads the purpose of a one-time link. `used` means that it will never work. */
export async function readLink(token: string, signal: AbortSignal): Promise<LinkRead> {
  const read = await deskMutate(linksApi.read, { body: { token }, signal });
  return read.ok ? { kind: 'open', ...read.answer } : refused(read);
}

type SetUpResult = { kind: 'created' } | { kind: 'used' } | { kind: 'refused'; message: string };

/** Redeems a one-time link. */
export async function setUpAccount(token: string, credentials: Credentials): Promise<SetUpResult> {
  const done = await deskMutate(linksApi.use, { body: { token, ...credentials } });
  return done.ok ? { kind: 'created' } : refused(done);
}

function refused({ status, message }: { status?: number; message: string }) {
  return status === 404 || status === 410 ? ({ kind: 'used' } as const) : ({ kind: 'refused', message } as const);
}
