import { Problem } from '../base/problem.ts';

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
