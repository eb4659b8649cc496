import * as z from 'zod/mini';
import { unstorableInLine } from './storable-line.ts';

/** The longest value of each kind, in UTF-16 units as `maxlength` counts them. */
export const fieldLimits = { email: 254, name: 100, phone: 50, message: 5000, campaign: 200 } as const;

// The functions below are declared free of side effects so that code which needs a form's fields alone carries no validator.

/** As in one line, but for tabs and line breaks. */
export const unstorableInParagraphs = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Any text on one line, possibly empty. `label` opens every error message. */
/* @__NO_SIDE_EFFECTS__ */
export function line(label: string, limit: number) {
  return text(label, limit, unstorableInLine);
}

/** One line that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(label: string, limit: number) {
  return line(label, limit).check(z.minLength(1, `Please enter your ${label.toLowerCase()}.`));
}

/** Text that may hold tabs and line breaks. */
/* @__NO_SIDE_EFFECTS__ */
export function paragraphs(label: string, limit: number) {
  return text(label, limit, unstorableInParagraphs);
}

/** What a browser's own e-mail field accepts, so that both sides always agree. */
/* @__NO_SIDE_EFFECTS__ */
export function emailAddress() {
  return line('Email', fieldLimits.email).check(z.regex(z.regexes.html5Email, 'Please enter a valid email address.'));
}

function text(label: string, limit: number, unstorable: RegExp) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${label} is missing.` : `${label} must be given once, as text.`),
    })
    .check(
      z.maxLength(limit, `${label} must be at most ${limit.toLocaleString('en-US')} characters.`),
      z.refine(
        (value) => !unstorable.test(value),
        `${label} contains a character that cannot be stored. Please type it again.`,
      ),
    );
}
