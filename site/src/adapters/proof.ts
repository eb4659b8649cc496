import * as z from 'zod/mini';

/** Asks the person, and resolves to whether they gave proof. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

/** Has one question asked whenever proof is wanted that it is still the same person. Returns what ends that. */
export function onProofWanted(question: Ask): () => void {
  ask = question;
  return () => {
    ask = () => Promise.resolve(false);
  };
}

/** Asks once, however many wait for the answer. */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

const freshSchema = z.nullable(z.object({ session: z.object({ fresh: z.boolean() }) }));

/** For files, which the browser fetches by itself: asks for proof beforehand where the server would. */
export async function proveBeforehand(): Promise<boolean> {
  const response = await fetch('/api/staff/get-session').catch(() => undefined);
  const read = freshSchema.safeParse(await response?.json().catch(() => undefined));
  // The server says itself what is wrong where the session is gone or cannot be read.
  return !read.success || read.data === null || read.data.session.fresh || askForProof();
}
