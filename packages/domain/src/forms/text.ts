import * as z from 'zod/mini';
import { unstorableInLine } from './storable-line.ts';
import { visibleAddress, visibleLine, visibleParagraphs } from './visible-text.ts';

/** The longest value of each kind, in UTF-16 units as `maxlength` counts them. */
export const fieldLimits = { email: 254, name: 100, phone: 50, message: 5000, campaign: 200 } as const;

/** What is said of a field, by what is wrong with it. What is left out is said in English. */
export interface ErrorTexts {
  /** What was asked for is not there: nothing, too little, or something else than an e-mail address. */
  invalid?: string | undefined;
  tooLong?: string | undefined;
}

/** The same of the fields of a form. */
export type FormErrorTexts<Name extends string> = Readonly<Partial<Record<Name, ErrorTexts>>>;

// The functions below are declared free of side effects so that code which needs a form's fields alone carries no validator.

/** As in one line, but for tabs and line breaks. */
export const unstorableInParagraphs = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Any text on one line as it is seen, possibly empty. `label` opens every error message that `errors` does not have. */
/* @__NO_SIDE_EFFECTS__ */
export function line(label: string, limit: number, errors: ErrorTexts = {}) {
  return text(label, limit, unstorableInLine, visibleLine, errors);
}

/** One line as the link says it that brought the visitor: whoever made the link looks for exactly this. */
/* @__NO_SIDE_EFFECTS__ */
export function lineOfLink(label: string, limit: number) {
  return text(label, limit, unstorableInLine, (said) => said);
}

/** One line that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(label: string, limit: number, errors: ErrorTexts = {}) {
  const { invalid = `Please enter your ${label.toLowerCase()}.` } = errors;
  return line(label, limit, errors).check(z.minLength(1, invalid));
}

/** Text that may hold tabs and line breaks. */
/* @__NO_SIDE_EFFECTS__ */
export function paragraphs(label: string, limit: number, errors: ErrorTexts = {}) {
  return text(label, limit, unstorableInParagraphs, visibleParagraphs, errors);
}

/** Holds at least one letter, as each name does; a last name need not, because who has none may have to type a dash. */
export const nameLetter = /\p{L}/u;

/** One line that holds a letter. */
/* @__NO_SIDE_EFFECTS__ */
export function firstName(errors: ErrorTexts = {}) {
  const { invalid = 'Please enter your first name.' } = errors;
  return line('First name', fieldLimits.name, errors).check(z.regex(nameLetter, invalid));
}

/** What a browser's own e-mail field accepts, so that both sides always agree. */
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
