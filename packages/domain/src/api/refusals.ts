import * as z from 'zod/mini';
import { passwordLimits } from './fields.ts';
import { minWordLength } from './lead-requests.ts';

/**
 * The sentence of each refusal of the API, by its code. The server sends both; the staff area shows the sentence of the code.
 * `{value}` is the value that the response names, `{wait}` the same value as a number of seconds, in words.
 */
const messages = {
  'invalid-request': 'This request is not valid.',
  'invalid-field': 'The field “{value}” is not valid.',
  'invalid-json': 'The request is not valid JSON.',
  'invalid-utf-8': 'The request is not valid UTF-8 text.',
  'invalid-multipart': 'The request is not valid multipart form data.',
  'invalid-cursor': 'This page of the list does not exist.',
  'invalid-character': 'This request contains a character that cannot be stored.',
  'one-file-required': 'Send exactly one file, in a field named {value}.',
  'media-type-required': 'Send this request as {value}.',
  'unsupported-encoding': 'Send this request uncompressed.',
  'incomplete-request': 'The request ended before it was complete.',
  'request-timeout': 'The request took too long to arrive.',
  'request-too-large': 'The request is too large: at most {value} are accepted.',
  'path-too-long': 'This address is longer than {value} characters.',
  'cross-site-request': 'This request came from another site. Please use the form on this site.',
  'not-found': 'There is nothing at this address.',
  'no-such-route': 'There is nothing at this address for this method.',
  'too-many-requests': 'Too many requests came from your network. Please try again in {wait}.',
  'database-unavailable': 'Our records cannot be reached just now. Please try again in a minute.',
  'internal-error': 'Something went wrong on our side. If it happens again, tell us this number: {value}.',

  'unknown-event': 'This is not an event that this site counts.',
  'invalid-policy-report': 'This is not a report of a policy violation.',

  'sign-in-required': 'Please sign in.',
  'second-factor-required': 'Please set up a second factor for your account first.',
  reauthenticate: 'Please confirm that it is you.',
  'editor-required': 'This requires the editor role; yours is {value}.',
  'administrator-required': 'This requires the administrator role; yours is {value}.',
  'no-longer-administrator': 'You are no longer an administrator.',

  'credentials-required': 'Please enter your email address and password.',
  'wrong-credentials': 'That email address and password do not match.',
  'account-disabled': 'This account is disabled. An administrator can enable it again.',
  'sign-in-expired': 'That took too long, or too many attempts. Please sign in again.',
  'too-many-attempts': 'Too many attempts for this account. Please try again in {wait}.',
  'no-mail-server': 'This site cannot send email. Please ask an administrator for a password-reset link.',
  'mail-failed': 'The email could not be sent. Please try again later.',
  'incomplete-link': 'This link is incomplete.',
  'invalid-link': 'This link is not valid. Please use the newest one that you received.',
  'expired-link': 'This link has been used or has expired. Please sign in, or ask for a new one.',

  'invalid-email': 'Please enter a valid email address.',
  'email-too-long': 'The email address is too long.',
  'password-required': 'Please enter your password.',
  'wrong-password': 'That password is not correct.',
  'new-password-required': 'Please choose a password.',
  'password-too-short': `The password must be at least ${passwordLimits.minLength} characters.`,
  'password-too-long': `The password must be at most ${passwordLimits.maxLength} characters.`,
  'weak-password':
    'This password is too easy to guess: it is mostly common words, names and years, or words of this site or your address. Please choose several unrelated words.',

  'code-required': 'Please enter the code.',
  'code-or-passkey-required': 'Please enter the code, or use a passkey.',
  'invalid-code': 'A code has six digits; a recovery code is five characters, a dash, and five more.',
  'wrong-code': 'That code is not correct.',
  'wrong-first-code': 'That code is not correct. Please enter the one that the app shows now.',
  'used-code': 'That code has been used. Please sign in again with the next one.',
  'too-many-codes': 'Too many wrong codes. Please try again in {wait}.',
  'code-already-on': 'This account already uses a code.',
  'code-off': 'This account does not use a code.',
  'last-second-factor': 'Everyone here must have a second factor: add another one first.',
  'passkeys-unsupported': 'Passkeys require a site with a host name, such as https://www.example.com.',
  'passkey-name-required': 'Please name the passkey.',
  'passkey-name-too-long': 'The name is too long.',
  'too-many-passkeys': 'This account has the maximum number of passkeys: remove one first.',
  'invalid-passkey': 'This passkey could not be used. Please try again.',
  'wrong-passkey': 'That passkey does not belong to this account.',
  'no-passkey': 'This account has no passkey.',
  'unknown-passkey': 'This passkey no longer exists.',
  'unknown-notice': 'This notice does not exist.',

  'role-required': 'Please choose a role.',
  'change-required': 'Specify what to change.',
  'email-taken': 'Someone already signs in with this email address.',
  'own-account': 'Another administrator must change your own account.',
  'unknown-person': 'This person no longer exists.',
  'closed-invitation': 'This invitation has been accepted or withdrawn.',
  'invalid-audit-filter': 'These audit log filters are not valid.',

  'unknown-lead': 'This lead no longer exists.',
  'unknown-status': 'There is no status "{value}".',
  'unknown-owner': 'No colleague who may change leads has the address {value}.',
  'reason-needed': 'Please say why this person may be contacted again.',
  'contact-to-come': 'The contact time is in the future.',
  'search-word-too-short': `Please type at least ${minWordLength} letters of each word.`,
  'slow-filters': 'These filters are too slow for so many leads. Please limit the sign-up dates.',
  'unknown-format': 'Leads are exported as csv or ndjson.',
  'exports-in-progress': 'Other exports are in progress. Please try again in {wait}.',
  'unknown-submission': 'None of these submissions has failed or is held back.',
  'submission-not-held': 'This submission is not held back.',
  'unknown-delivery': 'This submission has no failed delivery.',

  'request-waits': 'This person already has an open request of this kind.',
  'unknown-privacy-request': 'There is no such open request.',
  'legal-hold': 'This person cannot be erased during the legal hold.',

  'invalid-page-path': 'This page path is not valid.',
  'unknown-page-version': 'This page version is not stored.',

  'invalid-picture': 'This is not a picture that can be shown: use a JPEG, PNG, WebP or AVIF file.',
  'slow-picture': 'This picture takes too long to process. Please save it again as a JPEG and retry.',
  'too-many-pixels': 'The picture has too many pixels: at most {value} megapixels are accepted.',
  'pictures-in-progress': 'Other pictures are being prepared. Please try again in {wait}.',
  'picture-not-uploaded': 'This picture was never uploaded here. Please upload it again.',
  'alternative-text-required': 'Please describe the picture for people who cannot see it.',
  'unknown-picture': 'This picture does not exist.',
  'unknown-section': 'No section of this name shows a picture.',
};

export type RefusalCode = keyof typeof messages;

/** A code, as an enum in the API's description. */
export const refusalCodeSchema = /* @__PURE__ */ z
  .custom<RefusalCode>((code) => typeof code === 'string' && Object.hasOwn(messages, code))
  .check(/* @__PURE__ */ z.meta({ type: 'string', enum: /* @__PURE__ */ Object.keys(messages) }));

/** A refusal in a response, for programs; the `message` next to it says the same in English. */
export const apiRefusalSchema = /* @__PURE__ */ z.object({
  code: refusalCodeSchema,
  /** The part of the message that differs, such as the refused value, or the seconds to wait. */
  value: z.optional(z.string()),
});

export type ApiRefusal = z.infer<typeof apiRefusalSchema>;

/** Returns the sentence for a refusal. */
export function refusalMessage({ code, value = '' }: ApiRefusal): string {
  return messages[code].replace('{value}', () => value).replace('{wait}', () => formatWait(Number(value)));
}

/** Formats a wait as `45 seconds`, `1 minute`, `15 minutes`, rounded up so that a retry then succeeds. */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
