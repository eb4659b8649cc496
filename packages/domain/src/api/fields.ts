import * as z from 'zod/mini';
import { fieldLimits } from '../forms/text.ts';

// The fields in requests of staff and programs.

/** A string that can be stored and has one line. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line, exactly as sent. */
export const line = (limit: number) => z.string().check(z.maxLength(limit), z.regex(oneLine));

/** One line as a person types it, trimmed. */
export const typedLine = (limit: number) => z.string().check(z.trim(), z.maxLength(limit), z.regex(oneLine));

/** Text as a person types it, with tabs and line breaks. */
export const typedText = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u));

/** A day at the office, such as `2026-03-01`. The database has no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '1900'));

/** A timestamp in UTC. */
export const timestamp = z.iso.datetime().check(z.refine((text) => text >= '1900'));

/** The address of an account, or of one to be created. */
export const accountEmail = z
  .email('Please enter a valid email address.')
  .check(z.maxLength(fieldLimits.email, 'The e-mail address is too long.'));

/** In characters. The upper limit bounds the cost of hashing a guess, not the strength of a password. */
export const passwordLimits = { minLength: 12, maxLength: 128 } as const;

/** A new password. */
export const newPassword = z
  .string('Please choose a password.')
  .check(
    z.minLength(passwordLimits.minLength, `The password must be at least ${passwordLimits.minLength} characters.`),
    z.maxLength(passwordLimits.maxLength, `The password must be at most ${passwordLimits.maxLength} characters.`),
  );

/** An existing password. */
export const currentPassword = z
  .string('Please enter your password.')
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.maxLength(passwordLimits.maxLength, 'That is not your password.'),
  );

/** Six digits of an authenticator, or a recovery code as it was shown, with its capitals. */
export const codeShape = {
  code: z
    .string('Please enter the code.')
    .check(
      z.trim(),
      z.regex(
        /^(\d{6}|[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5})$/,
        'A code has six digits; a recovery code is five signs, a dash, and five more.',
      ),
    ),
};
