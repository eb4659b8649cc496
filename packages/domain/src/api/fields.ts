import * as z from 'zod/mini';
import { fieldLimits } from '../forms/text.ts';
import type { RefusalCode } from './refusals.ts';

// The fields in requests of staff and programs. The messages of their schemas are codes of refusals.

/** Checks that a schema's message is a code. */
export const refusedAs = (code: RefusalCode) => code;

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
  .email(refusedAs('invalid-email'))
  .check(z.maxLength(fieldLimits.email, refusedAs('email-too-long')));

/** In characters. The upper limit bounds the cost of hashing a guess, not the strength of a password. */
export const passwordLimits = { minLength: 12, maxLength: 128 } as const;

/** A new password. */
export const newPassword = z
  .string(refusedAs('new-password-required'))
  .check(
    z.minLength(passwordLimits.minLength, refusedAs('password-too-short')),
    z.maxLength(passwordLimits.maxLength, refusedAs('password-too-long')),
  );

/** An existing password. */
export const currentPassword = z
  .string(refusedAs('password-required'))
  .check(
    z.minLength(1, refusedAs('password-required')),
    z.maxLength(passwordLimits.maxLength, refusedAs('wrong-password')),
  );

/** Six digits of an authenticator, or a recovery code as it was shown, with its capitals. */
export const codeShape = {
  code: z
    .string(refusedAs('code-required'))
    .check(z.trim(), z.regex(/^(\d{6}|[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5})$/, refusedAs('invalid-code'))),
};
