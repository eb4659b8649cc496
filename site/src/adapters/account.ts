import { accountApi, factorsApi, signInApi } from '@sponsor/domain';
import { type DeskResult, deskMutate, deskRequest, refusalOf } from './desk-request.ts';
import { makePasskey, passkeyNotUsed, signWithPasskey } from './passkeys.ts';
import { askForProof } from './proof.ts';

/** Has the browser make a passkey, and keeps it. */
export async function addPasskey(name: string): Promise<DeskResult<unknown>> {
  const begun = await deskMutate(factorsApi.passkeyOptions, {});
  if (!begun.ok) return begun;
  const passkey = await makePasskey(begun.answer);
  if (passkey === undefined)
    return { ok: false, message: 'No passkey was made. Please try again, or use another device.' };
  return deskMutate(factorsApi.addPasskey, { body: { name, passkey } });
}

/** Proves by password and passkey that it is still the same person. Resolves to the sentence that says why not, or to nothing. */
export async function proveByPasskey(password: string): Promise<string | undefined> {
  const begun = await deskMutate(accountApi.proofPasskeyOptions, {});
  if (!begun.ok) return begun.message;
  const passkey = await signWithPasskey(begun.answer);
  if (passkey === undefined) return passkeyNotUsed;
  return refusalOf(deskMutate(accountApi.prove, { body: { password, passkey } }));
}

/** For files, which the browser fetches by itself: asks for proof beforehand where the server would. */
export async function proveBeforehand(): Promise<boolean> {
  const session = await deskRequest(signInApi.session, {}).catch(() => null);
  // The server says itself what is wrong where the session is gone or cannot be read.
  return session === null || session.session.fresh || askForProof();
}
