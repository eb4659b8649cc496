import { fieldLimits } from '@sponsor/domain';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import { passwordLimits } from './password-limits.ts';

export const emailField = z
  .email('Please enter a valid email address.')
  .max(fieldLimits.email, 'The e-mail address is too long.');

/** A new password. */
export const newPasswordField = z
  .string('Please choose a password.')
  .min(passwordLimits.shortest, `The password must be at least ${passwordLimits.shortest} characters.`)
  .max(passwordLimits.longest, `The password must be at most ${passwordLimits.longest} characters.`);

/** An existing password. */
export const ownPasswordField = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(passwordLimits.longest, 'That is not your password.');

/** Returns the parsed request, or throws a refusal with one sentence per invalid field. */
export function readFields<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new Problem(400, errors[0]?.message ?? 'This request cannot be read.', { errors });
}

/** Begins the sentence about how long to wait. */
export const tooManyAttempts = 'Too many attempts for this account.';

/** Returns a refusal for one field. */
export function wrongField(field: string, message: string): Problem {
  return new Problem(400, message, { errors: [{ field, message }] });
}

export function weakPassword(field: string): Problem {
  const message =
    'This password is too easy to guess: it is little more than names, words and years that are tried first, such as those of this site or of your address. Please choose several words that do not belong together.';
  return wrongField(field, message);
}
