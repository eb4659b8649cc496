import { unavailable } from '@sponsor/content/admin';
import * as z from 'zod/mini';
import { serverMessage } from './server-message.ts';

interface StaffSession {
  email: string;
}

interface Credentials {
  email: string;
  password: string;
}

const sessionSchema = z.nullable(z.object({ user: z.object({ email: z.string() }) }));

/** Who is signed in; null for nobody. Throws when that cannot be found out. */
export async function readSession(signal: AbortSignal): Promise<StaffSession | null> {
  const response = await fetch('/api/staff/get-session', { signal });
  if (!response.ok) throw new Error(await serverMessage(response));
  const session = sessionSchema.parse(await response.json());
  return session && { email: session.user.email };
}

/** Starts a session. Resolves to the sentence that says why not, or to nothing. */
export async function signIn(credentials: Credentials): Promise<string | undefined> {
  return refusalOf(await post('/api/staff/sign-in/email', credentials));
}

/** Ends the session. Resolves to the sentence that says why not, or to nothing. */
export async function signOut(): Promise<string | undefined> {
  return refusalOf(await post('/api/staff/sign-out', {}));
}

type SetUpResult = { kind: 'created' } | { kind: 'used' } | { kind: 'refused'; message: string };

/** Makes the first administrator. `used` says that this link will never work. */
export async function setUpAccount(token: string, credentials: Credentials): Promise<SetUpResult> {
  const response = await post(`/api/desk/setup/${encodeURIComponent(token)}`, credentials);
  if (response?.status === 404 || response?.status === 410) return { kind: 'used' };
  const message = await refusalOf(response);
  return message === undefined ? { kind: 'created' } : { kind: 'refused', message };
}

/** Resolves to nothing when the server could not be reached. */
async function post(path: string, body: object): Promise<Response | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
}

async function refusalOf(response: Response | undefined): Promise<string | undefined> {
  if (response === undefined) return unavailable;
  return response.ok ? undefined : serverMessage(response);
}
