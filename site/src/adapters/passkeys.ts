import {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyCreationOptions,
  type PasskeySignature,
  type PasskeySigningOptions,
  passkeySignatureSchema,
} from '@sponsor/domain';
import * as z from 'zod/mini';

/** For a person or a browser that did not sign. */
export const passkeyNotUsed = 'The passkey was not used. Please try again.';

/** Has the browser ask for a passkey and sign with it. Undefined where the person or the browser would not. */
export function signWithPasskey(wanted: PasskeySigningOptions): Promise<PasskeySignature | undefined> {
  return answerOf(passkeySignatureSchema, async () =>
    'parseRequestOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted) })
      : null,
  );
}

/** Has the browser make a passkey. Undefined where the person or the browser would not. */
export function makePasskey(wanted: PasskeyCreationOptions): Promise<NewPasskey | undefined> {
  return answerOf(newPasskeySchema, async () =>
    'parseCreationOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wanted) })
      : null,
  );
}

async function answerOf<Passkey>(
  schema: z.ZodMiniType<Passkey>,
  ask: () => Promise<Credential | null>,
): Promise<Passkey | undefined> {
  try {
    const answer = await ask();
    return answer instanceof PublicKeyCredential && 'toJSON' in answer
      ? z.safeParse(schema, answer.toJSON()).data
      : undefined;
  } catch {
    // They closed the browser's question, no key fitted, or the browser knows no passkeys.
    return undefined;
  }
}
