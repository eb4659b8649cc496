import * as z from 'zod/mini';
import { unstorableInLine } from './storable-line.ts';
import { visibleAddress, visibleLine, visibleParagraphs } from './visible-text.ts';

/** The longest value of each kind, in UTF-16 units as `maxlength` counts them. */
export const fieldLimits = { email: 254, name: 100, phone: 50, message: 5000, campaign: 200 } as const;

/** The error messages of a field, by error. Omitted ones are in English. */
export interface ErrorTexts {
  /** The expected input is missing: nothing, too little, or not an email address. */
  invalid?: string | undefined;
  tooLong?: string | undefined;
}

/** The same for the fields of a form. */
export type FormErrorTexts<Name extends string> = Readonly<Partial<Record<Name, ErrorTexts>>>;

// The functions below are declared free of side effects, so that code that needs only a form's fields includes no
// validator.

/** As in one line, except for tabs and line breaks. */
export const unstorableInParagraphs = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Validates any text on one line as displayed, possibly empty. `label` begins every error message that `errors` does
 * not replace.
 */
/* @__NO_SIDE_EFFECTS__ */
export function line(label: string, limit: number, errors: ErrorTexts = {}) {
  return text(label, limit, unstorableInLine, visibleLine, errors);
}

/** Validates one line exactly as in the link that brought the visitor: the link's author looks for this text. */
/* @__NO_SIDE_EFFECTS__ */
export function lineOfLink(label: string, limit: number) {
  return text(label, limit, unstorableInLine, (said) => said);
}

/** Validates one line that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(label: string, limit: number, errors: ErrorTexts = {}) {
  const { invalid = `Please enter your ${label.toLowerCase()}.` } = errors;
  return line(label, limit, errors).check(z.minLength(1, invalid));
}

/** Validates text that may contain tabs and line breaks. */
/* @__NO_SIDE_EFFECTS__ */
export function paragraphs(label: string, limit: number, errors: ErrorTexts = {}) {
  return text(label, limit, unstorableInParagraphs, visibleParagraphs, errors);
}

/** At least one letter, as each name has; a last name need not, because people without one may have to type a dash. */
export const nameLetter = /\p{L}/u;

/** Validates one line that contains a letter. */
/* @__NO_SIDE_EFFECTS__ */
export function firstName(errors: ErrorTexts = {}) {
  const { invalid = 'Please enter your first name.' } = errors;
  return line('First name', fieldLimits.name, errors).check(z.regex(nameLetter, invalid));
}

/** Accepts what a browser's own email field accepts, so that both sides always agree. */
/* @__NO_SIDE_EFFECTS__ */
export function emailAddress(errors: ErrorTexts = {}) {
  const { invalid = 'Please enter a valid email address.' } = errors;
  return text('Email', fieldLimits.email, unstorableInLine, visibleAddress, errors).check(
    z.regex(z.regexes.html5Email, invalid),
  );
}

function text(
  label: string,
  limit: number,
  unstorable: RegExp,
  visible: (text: string) => string,
  errors: ErrorTexts = {},
) {
  const { tooLong = `${label} must be at most ${limit.toLocaleString('en-US')} characters.` } = errors;
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${label} is missing.` : `${label} must be given once, as text.`),
    })
    .check(
      z.refine(
        (value) => !unstorable.test(value),
        `${label} contains a character that cannot be stored. Please type it again.`,
      ),
      z.overwrite(visible),
      z.maxLength(limit, tooLong),
    );
}
