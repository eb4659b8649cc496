import type { AppContext } from '../base/app-env.ts';
import { bearerOf, isSameSecret } from '../base/bearer.ts';
import type { StaffSessions } from './sessions.ts';

/** Lets staff with a session read the leads, and programs with the key, sent as `apikey` or as bearer. */
export function createLeadsAccess(sessions: StaffSessions, apiKey: string | undefined) {
  return async (context: AppContext): Promise<boolean> => {
    const given = [context.req.header('apikey'), bearerOf(context)];
    if (apiKey !== undefined && given.some((key) => key !== undefined && isSameSecret(key, apiKey))) return true;
    return (await sessions.read(context.req.raw.headers)) !== undefined;
  };
}
