import { fieldLimits } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import type { Database } from '../database/database.ts';
import { createFirstAdministrator } from './first-account.ts';
import { passwordLimits } from './password-limits.ts';

const accountSchema = z.object({
  email: z.email('Please enter a valid email address.').max(fieldLimits.email, 'The e-mail address is too long.'),
  password: z
    .string('Please choose a password.')
    .min(passwordLimits.shortest, `The password must be at least ${passwordLimits.shortest} characters.`)
    .max(passwordLimits.longest, `The password must be at most ${passwordLimits.longest} characters.`),
});

/** The one-time link that makes the first administrator of a fresh database. */
export function setupRoutes(database: Database, now: () => Date): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/:token', async (context) => {
    const account = accountSchema.safeParse(await readJson(context));
    if (!account.success) {
      const errors = account.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      throw new Problem(400, errors[0]?.message ?? 'Please enter an e-mail address and a password.', { errors });
    }
    const result = await createFirstAdministrator(database, context.req.param('token'), account.data, now());
    if (result === 'unknown-link') {
      throw new Problem(404, 'This set-up link is not valid. Please use the newest link that the server printed.');
    }
    if (result === 'spent-link') {
      throw new Problem(
        410,
        'This set-up link has been used or has expired. Please sign in, or restart the server for a new link.',
      );
    }
    if (result === 'weak-password') {
      const message = 'This password is too easy to guess. Please choose several words that do not belong together.';
      throw new Problem(400, message, { errors: [{ field: 'password', message }] });
    }
    return context.json({ created: true }, 201);
  });
}
