import { fieldLimits } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { waitInWords } from '../base/rate-limit.ts';
import type { StaffAuth } from './auth.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { passwordLimits } from './password-limits.ts';
import type { StaffSessions } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

const credentialsSchema = z.object({
  email: z.email().max(fieldLimits.email),
  password: z.string().min(1).max(passwordLimits.longest),
});

export interface StaffDependencies {
  auth: StaffAuth;
  sessions: StaffSessions;
  attempts: SignInAttempts;
  browsers: KnownBrowsers;
  /** The network that a request comes from. */
  networkOf: (context: AppContext) => string;
}

/** The three calls that the desk needs. Of the sign-in library's answers only its cookies are passed on. */
export function staffRoutes({ auth, sessions, attempts, browsers, networkOf }: StaffDependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/sign-in/email', async (context) => {
      const credentials = credentialsSchema.safeParse(await readJson(context));
      if (!credentials.success) throw new Problem(400, 'Please enter your e-mail address and your password.');
      const { email, password } = credentials.data;
      const attempt = { email, network: networkOf(context), browser: await browsers.find(context, email) };
      const seconds = await attempts.begin(attempt);
      if (seconds > 0) {
        throw new Problem(429, `Too many attempts for this account. Please try again in ${waitInWords(seconds)}.`, {
          headers: { 'Retry-After': String(seconds) },
        });
      }
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: context.req.raw.headers,
        asResponse: true,
      });
      if (answer.status === 401) throw new Problem(401, 'That e-mail address and password do not match.');
      if (!answer.ok) throw new Error('The sign-in library refused a well-formed sign-in.');
      await Promise.all([attempts.clear(attempt), sessions.forgetEnded()]);
      for (const cookie of answer.headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true });
      await browsers.remember(context, email);
      return context.json({ user: { email: email.toLowerCase() } });
    })
    .post('/sign-out', (context) => auth.api.signOut({ headers: context.req.raw.headers, asResponse: true }))
    .get('/get-session', async (context) => {
      const session = await sessions.read(context.req.raw.headers);
      if (session === undefined) return context.json(null);
      const { member, expiresAt } = session;
      return context.json({ user: { email: member.email, role: member.role }, session: { expiresAt } });
    });
}
