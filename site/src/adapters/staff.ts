import { unavailable } from '@sponsor/content/admin';
import { type LinkPurpose, type StaffRole, staffRoles } from '@sponsor/domain';
import * as z from 'zod/mini';
import { serverMessage } from './server-message.ts';

interface StaffSession {
  email: string;
  role: StaffRole;
  /** The account must set up a code before anything else. */
  codeMissing: boolean;
}

interface Credentials {
  email: string;
  password: string;
}

const sessionSchema = z.nullable(
  z.object({ user: z.object({ email: z.string(), role: z.enum(staffRoles), codeMissing: z.boolean() }) }),
);
const signedInSchema = z.object({ codeNeeded: z.optional(z.boolean()) });

/** Who is signed in; null for nobody. Throws when that cannot be found out. */
export async function readSession(signal: AbortSignal): Promise<StaffSession | null> {
  const response = await fetch('/api/staff/get-session', { signal });
  if (!response.ok) throw new Error(await serverMessage(response));
  const session = sessionSchema.parse(await response.json());
  return session && session.user;
}

type SignInResult = { kind: 'signed in' } | { kind: 'code needed' } | { kind: 'refused'; message: string };

/** Starts a session, unless a code is needed too. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const response = await post('/api/staff/sign-in/email', credentials);
  if (!response?.ok) return { kind: 'refused', message: (await refusalOf(response)) ?? unavailable };
  const { codeNeeded = false } = signedInSchema.parse(await response.json());
  return { kind: codeNeeded ? 'code needed' : 'signed in' };
}

type CodeResult = { kind: 'signed in' } | { kind: 'refused' | 'over'; message: string };

/** The second step of a sign-in. It is over, and has to begin again, when it took too long or the code had been used. */
export async function enterCode(code: string): Promise<CodeResult> {
  const response = await post('/api/staff/sign-in/code', { code });
  const message = await refusalOf(response);
  if (message === undefined) return { kind: 'signed in' };
  return { kind: response?.status === 401 ? 'over' : 'refused', message };
}

/** Has a link to a new password sent. Resolves to the sentence that says why not, or to nothing. */
export async function askForPasswordLink(email: string): Promise<string | undefined> {
  return refusalOf(await post('/api/staff/password-link', { email }));
}

/** Ends the session. Resolves to the sentence that says why not, or to nothing. */
export async function signOut(): Promise<string | undefined> {
  return refusalOf(await post('/api/staff/sign-out', {}));
}

type LinkRead =
  | { kind: 'open'; purpose: LinkPurpose; email: string | undefined }
  | { kind: 'used' }
  | { kind: 'refused'; message: string };

const linkSchema = z.object({
  purpose: z.enum(['first administrator', 'invitation', 'new password']),
  email: z.nullable(z.string()),
});

/** What a one-time link is for. `used` says that it will never work. */
export async function readLink(token: string, signal: AbortSignal): Promise<LinkRead> {
  const response = await fetch(linkPath(token), { signal }).catch(() => undefined);
  if (isUsed(response)) return { kind: 'used' };
  if (!response?.ok) return { kind: 'refused', message: (await refusalOf(response)) ?? unavailable };
  const { purpose, email } = linkSchema.parse(await response.json());
  return { kind: 'open', purpose, email: email ?? undefined };
}

type SetUpResult = { kind: 'created' } | { kind: 'used' } | { kind: 'refused'; message: string };

/** Does what a one-time link is for. */
export async function setUpAccount(token: string, credentials: Credentials): Promise<SetUpResult> {
  const response = await post(linkPath(token), credentials);
  if (isUsed(response)) return { kind: 'used' };
  const message = await refusalOf(response);
  return message === undefined ? { kind: 'created' } : { kind: 'refused', message };
}

function linkPath(token: string): string {
  return `/api/desk/setup/${encodeURIComponent(token)}`;
}

function isUsed(response: Response | undefined): boolean {
  return response?.status === 404 || response?.status === 410;
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
