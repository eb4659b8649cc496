import { createHash, randomUUID } from 'node:crypto';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from '../base/app-env.ts';
import type { Secrets } from '../base/secrets.ts';

const cookieName = 'staff.known_browser';
const lifeSeconds = 180 * 24 * 60 * 60;

export interface KnownBrowsers {
  /** Returns an id of the browser if the account has signed in with it in the last 180 days. */
  find(context: AppContext, email: string): Promise<string | undefined>;
  remember(context: AppContext, email: string): Promise<void>;
}

/** Marks a browser that has signed in, by a cookie that grants nothing: it only names the account. */
export function createKnownBrowsers(secrets: Secrets, https: boolean): KnownBrowsers {
  const prefix = https ? 'secure' : undefined;
  return {
    async find(context, email) {
      for (const secret of secrets) {
        const value = await getSignedCookie(context, secret, cookieName, prefix);
        const [id, account] = (value || '').split('.');
        if (account === accountOf(email)) return id;
      }
      return undefined;
    },
    async remember(context, email) {
      await setSignedCookie(context, cookieName, `${randomUUID()}.${accountOf(email)}`, secrets[0], {
        ...(prefix && { prefix }),
        path: '/api/staff/sign-in',
        httpOnly: true,
        sameSite: 'Strict',
        secure: https,
        maxAge: lifeSeconds,
      });
    },
  };
}

function accountOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
