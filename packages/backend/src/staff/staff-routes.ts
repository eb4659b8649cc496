import { fieldLimits } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { waitInWords } from '../base/rate-limit.ts';
import type { StaffAuth } from './auth.ts';
import { passwordLimits } from './password-limits.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

const credentialsSchema = z.object({
  email: z.email().max(fieldLimits.email),
  password: z.string().min(1).max(passwordLimits.longest),
});

/** The three calls of the sign-in library that the desk needs; its other endpoints are not served. */
export function staffRoutes(auth: StaffAuth, attempts: SignInAttempts): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/sign-in/email', async (context) => {
      const credentials = credentialsSchema.safeParse(await readJson(context));
      if (!credentials.success) throw new Problem(400, 'Please enter your e-mail address and your password.');
      const { email, password } = credentials.data;
      const seconds = await attempts.begin(email);
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
      await attempts.clear(email);
      return answer;
    })
    .post('/sign-out', (context) => auth.api.signOut({ headers: context.req.raw.headers, asResponse: true }))
    .get('/get-session', (context) => auth.api.getSession({ headers: context.req.raw.headers, asResponse: true }));
}
