import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import type { Database } from '../database/database.ts';
import { readLink } from './one-time-links.ts';
import { emailField, newPasswordField, readFields, weakPassword, wrongField } from './password-fields.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { redeemLink } from './redeem-link.ts';

const tokenField = z.string('This link is not complete.').max(100, 'This link is not valid.');
export const linkSchema = z.object({ token: tokenField });
export const choiceSchema = z.object({ token: tokenField, email: emailField.optional(), password: newPasswordField });

/** One-time links: what each is for, and doing it. They need no session; the token is never part of an address. */
export function linkRoutes(database: Database, isEasyToGuess: IsEasyToGuess, now: () => Date): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/link', async (context) => {
      const { token } = readFields(linkSchema, await readJson(context));
      const read = await readLink(database, token, now());
      if (read.state !== 'open') throw noLonger(read.state);
      const { link } = read;
      return context.json({ purpose: link.purpose, email: link.purpose === 'first administrator' ? null : link.email });
    })
    .post('/', async (context) => {
      const { token, ...choice } = readFields(choiceSchema, await readJson(context));
      const outcome = await redeemLink(database, token, choice, isEasyToGuess, now());
      switch (outcome.result) {
        case 'done':
          return context.json({ email: outcome.email }, 201);
        case 'weak-password':
          throw weakPassword('password');
        case 'no-email':
          throw wrongField('email', 'Please enter a valid email address.');
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
