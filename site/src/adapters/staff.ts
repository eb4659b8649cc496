import { type StaffRole, staffRoles } from '@sponsor/domain';
import * as z from 'zod/mini';
import { nothingMore, refusalOf } from './desk.ts';
import { passkeyNotUsed, signingSchema, signWithPasskey } from './passkeys.ts';
import { serverMessage, unavailable } from './server-message.ts';

interface StaffSession {
  email: string;
  role: StaffRole;
  /** The account must set up a second factor before anything else. */
  codeMissing: boolean;
  code: boolean;
  passkey: boolean;
}

interface Credentials {
  email: string;
  password: string;
}

const factors = { code: z.boolean(), passkey: z.boolean() };
const sessionSchema = z.nullable(
  z.object({ user: z.object({ email: z.string(), role: z.enum(staffRoles), codeMissing: z.boolean(), ...factors }) }),
);
const signedInSchema = z.union([
  z.object({ codeNeeded: z.literal(true), ...factors }),
  z.object({ user: z.object({ email: z.string() }) }),
]);

/** Who is signed in; null for nobody. Throws when that cannot be found out. */
export async function readSession(signal: AbortSignal): Promise<StaffSession | null> {
  const response = await fetch('/api/staff/get-session', { signal });
  if (!response.ok) throw new Error(await serverMessage(response));
  const session = sessionSchema.parse(await response.json());
  return session && session.user;
}

type SignInResult =
  | { kind: 'signed in' }
  | { kind: 'second factor needed'; code: boolean; passkey: boolean }
  | { kind: 'refused'; message: string };

/** Starts a session, unless a second factor is needed too. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const begun = await post('/api/staff/sign-in/email', credentials, signedInSchema);
  if (begun.kind === 'refused') return begun;
  const { answer } = begun;
  if (!('codeNeeded' in answer)) return { kind: 'signed in' };
  return { kind: 'second factor needed', code: answer.code, passkey: answer.passkey };
}

type SecondStepResult = { kind: 'signed in' } | { kind: 'refused' | 'over'; message: string };

/** The second step of a sign-in. It is over, and has to begin again, when it took too long or the code had been used. */
export async function enterCode(code: string): Promise<SecondStepResult> {
  return endOf(await post('/api/staff/sign-in/code', { code }, nothingMore));
}

/** The second step by a passkey, as `enterCode`. */
export async function signInByPasskey(): Promise<SecondStepResult> {
  const begun = await post('/api/staff/sign-in/passkey/options', {}, signingSchema);
  if (begun.kind === 'refused') return endOf(begun);
  const passkey = await signWithPasskey(begun.answer);
  if (passkey === undefined) return { kind: 'refused', message: passkeyNotUsed };
  return endOf(await post('/api/staff/sign-in/passkey', { passkey }, nothingMore));
}

function endOf(asked: Answer<unknown>): SecondStepResult {
  if (asked.kind === 'done') return { kind: 'signed in' };
  return asked.status === 401 ? { kind: 'over', message: asked.message } : asked;
}

/** Has a link to a new password sent. Resolves to the sentence that says why not, or to nothing. */
export function askForPasswordLink(email: string): Promise<string | undefined> {
  return refusalOf(post('/api/staff/password-link', { email }, nothingMore));
}

/** Ends the session. Resolves to the sentence that says why not, or to nothing. */
export function signOut(): Promise<string | undefined> {
  return refusalOf(post('/api/staff/sign-out', {}, nothingMore));
}

/** What a one-time link is for. */
export type LinkPurpose = z.infer<typeof linkSchema>['purpose'];

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
  const read = await post('/api/desk/setup/link', { token }, linkSchema, signal);
  if (read.kind === 'refused') return isUsed(read) ? { kind: 'used' } : read;
  const { purpose, email } = read.answer;
  return { kind: 'open', purpose, email: email ?? undefined };
}

type SetUpResult = { kind: 'created' } | { kind: 'used' } | { kind: 'refused'; message: string };

/** Does what a one-time link is for. */
export async function setUpAccount(token: string, credentials: Credentials): Promise<SetUpResult> {
  const done = await post('/api/desk/setup', { token, ...credentials }, nothingMore);
  if (done.kind === 'refused') return isUsed(done) ? { kind: 'used' } : done;
  return { kind: 'created' };
}

function isUsed({ status }: Refused): boolean {
  return status === 404 || status === 410;
}

/** Without a status where the server could not be reached, or not be read. */
interface Refused {
  kind: 'refused';
  message: string;
  status?: number;
}

type Answer<Read> = { kind: 'done'; answer: Read } | Refused;

async function post<Read>(
  path: string,
  body: object,
  schema: z.ZodMiniType<Read>,
  signal: AbortSignal | null = null,
): Promise<Answer<Read>> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const response = await fetch(path, request).catch(() => undefined);
  if (response && !response.ok) {
    return { kind: 'refused', message: await serverMessage(response), status: response.status };
  }
  const read = schema.safeParse(await response?.json().catch(() => undefined));
  return read.success ? { kind: 'done', answer: read.data } : { kind: 'refused', message: unavailable };
}
