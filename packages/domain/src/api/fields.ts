import * as z from 'zod/mini';
import { fieldLimits } from '../forms/text.ts';

// The fields of what staff and programs send.

/** What can be stored and is one line. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line, exactly as it was sent. */
export const line = (limit: number) => z.string().check(z.maxLength(limit), z.regex(oneLine));

/** One line as a person types it, without the blanks around it. */
export const typedLine = (limit: number) => z.string().check(z.trim(), z.maxLength(limit), z.regex(oneLine));

/** Text as a person types it, with tabs and line breaks. */
export const typedText = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u));

/** A day of the office, as `2026-03-01`. The database knows no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '1900'));

/** A moment in UTC. */
export const moment = z.iso.datetime().check(z.refine((text) => text >= '1900'));

/** Of somebody with an account, or who is to have one. */
export const accountEmail = z
  .email('Please enter a valid email address.')
  .check(z.maxLength(fieldLimits.email, 'The e-mail address is too long.'));

/** In characters. The upper one bounds the work of a guess, not the strength of a password. */
export const passwordLimits = { shortest: 12, longest: 128 } as const;

/** A password that somebody chooses. */
export const newPassword = z
  .string('Please choose a password.')
  .check(
    z.minLength(passwordLimits.shortest, `The password must be at least ${passwordLimits.shortest} characters.`),
    z.maxLength(passwordLimits.longest, `The password must be at most ${passwordLimits.longest} characters.`),
  );

/** A password that somebody has. */
export const ownPassword = z
  .string('Please enter your password.')
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.maxLength(passwordLimits.longest, 'That is not your password.'),
  );

/** Six digits of an authenticator, or a recovery code as it was shown: its letters are small and capital. */
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
