import * as z from 'zod/mini';

const type = z.literal('public-key');
const key = z.object({ id: z.string(), type, transports: z.array(z.string()) });
const preference = z.enum(['discouraged', 'preferred', 'required']);
const options = { challenge: z.string(), timeout: z.number() };

export const signingSchema = z.object({
  ...options,
  rpId: z.string(),
  allowCredentials: z.array(key),
  userVerification: preference,
});

export const makingSchema = z.object({
  ...options,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
  excludeCredentials: z.array(key),
  authenticatorSelection: z.object({ residentKey: preference, userVerification: preference }),
});

/** For a person or a browser that did not sign. */
export const passkeyNotUsed = 'The passkey was not used. Please try again.';

/** Has the browser ask for a passkey and sign with it. Undefined where the person or the browser would not. */
export function signWithPasskey(wanted: z.infer<typeof signingSchema>): Promise<object | undefined> {
  return answerOf(async () =>
    'parseRequestOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted) })
      : null,
  );
}

/** Has the browser make a passkey. Undefined where the person or the browser would not. */
export function makePasskey(wanted: z.infer<typeof makingSchema>): Promise<object | undefined> {
  return answerOf(async () =>
    'parseCreationOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wanted) })
      : null,
  );
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<object | undefined> {
  try {
    const answer = await ask();
    return answer instanceof PublicKeyCredential && 'toJSON' in answer ? answer.toJSON() : undefined;
  } catch {
    // They closed the browser's question, no key fitted, or the browser knows no passkeys.
    return undefined;
  }
}
