import type { linksApi } from '@sponsor/domain';
import { fieldRefusal, type Problem, refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import type { Database } from '../database/database.ts';
import { readLink } from './one-time-links.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { redeemLink } from './redeem-link.ts';

export function linkHandlers(
  database: Database,
  isEasyToGuess: IsEasyToGuess,
  now: () => Date,
): Handlers<typeof linksApi> {
  return {
    async read({ body: { token } }) {
      const read = await readLink(database, token, now());
      if (!read.ok) throw noLonger(read.reason);
      const { link } = read;
      return { purpose: link.purpose, email: link.purpose === 'first administrator' ? null : link.email };
    },
    async use({ body: { token, ...choice } }) {
      const result = await redeemLink(database, token, choice, isEasyToGuess, now());
      if (result.ok) return { email: result.email };
      switch (result.reason) {
        case 'weak-password':
          throw fieldRefusal('password', 'weak-password');
        case 'no-email':
          throw fieldRefusal('email', 'invalid-email');
        case 'unknown':
        case 'spent':
          throw noLonger(result.reason);
      }
    },
  };
}

function noLonger(reason: 'unknown' | 'spent'): Problem {
  return reason === 'unknown' ? refusal(404, 'invalid-link') : refusal(410, 'expired-link');
}
