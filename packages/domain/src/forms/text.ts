import * as z from 'zod/mini';

/** The longest value of each kind, in UTF-16 units as `maxlength` counts them. */
export const fieldLimits = { email: 254, name: 100, phone: 50, message: 5000, campaign: 200 } as const;

// The functions below are declared free of side effects so that code which needs a form's fields alone carries no validator.

// A lone surrogate has no place in UTF-8 or in a JSON column, so it goes with the control characters.
const unstorableInLine = /[\p{Cc}\p{Cs}]/u;
const unstorableInParagraphs = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Any text on one line, possibly empty. `label` opens every error message. */
/* @__NO_SIDE_EFFECTS__ */
export function line(label: string, limit: number) {
  return text(label, limit, unstorableInLine);
}

/** One line that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(label: string, limit: number) {
  return required(line(label, limit), label);
}

/** A telephone number as people write theirs, or nothing. The spec sets no other bounds (§5), but `x` calls nobody. */
/* @__NO_SIDE_EFFECTS__ */
export function telephone(label: string) {
  return line(label, fieldLimits.phone).check(
    z.refine((value) => value === '' || /\p{Nd}/u.test(value), 'Please enter a phone number that can be dialled.'),
  );
}

/** The same, and not nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredTelephone(label: string) {
  return required(telephone(label), label);
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

function required(schema: z.ZodMiniString, label: string) {
  return schema.check(z.minLength(1, `Please enter your ${label.toLowerCase()}.`));
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
