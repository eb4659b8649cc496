import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import type { Database } from '../database/database.ts';
import { readLink } from './one-time-links.ts';
import { emailField, newPasswordField, readFields, weakPassword } from './password-fields.ts';
import { redeemLink } from './redeem-link.ts';

export const choiceSchema = z.object({ email: emailField.optional(), password: newPasswordField });

/** One-time links: what each is for, and doing it. Whoever holds a link needs no session. */
export function linkRoutes(database: Database, now: () => Date): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/:token', async (context) => {
      const read = await readLink(database, context.req.param('token'), now());
      if (read.state !== 'open') throw noLonger(read.state);
      const { link } = read;
      return context.json({ purpose: link.purpose, email: link.purpose === 'first administrator' ? null : link.email });
    })
    .post('/:token', async (context) => {
      const choice = readFields(choiceSchema, await readJson(context));
      const outcome = await redeemLink(database, context.req.param('token'), choice, now());
      switch (outcome.result) {
        case 'done':
          return context.json({ email: outcome.email }, 201);
        case 'weak-password':
          throw weakPassword('password');
        case 'no-email': {
          const message = 'Please enter a valid email address.';
          throw new Problem(400, message, { errors: [{ field: 'email', message }] });
        }
        case 'unknown':
        case 'spent':
          throw noLonger(outcome.result);
      }
    });
}

function noLonger(state: 'unknown' | 'spent'): Problem {
  return state === 'unknown'
    ? new Problem(404, 'This link is not valid. Please use the newest one that you were given.')
    : new Problem(410, 'This link has been used or has expired. Please sign in, or ask for a new one.');
}
