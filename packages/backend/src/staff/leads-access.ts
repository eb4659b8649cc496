import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../base/app-env.ts';
import type { StaffSessions } from './sessions.ts';

/** Lets staff with a session read the leads, and programs with the key, sent as `apikey` or as bearer. */
export function createLeadsAccess(sessions: StaffSessions, apiKey: string | undefined) {
  const digest = apiKey === undefined ? undefined : digestOf(apiKey);
  return async (context: AppContext): Promise<boolean> => {
    if (digest !== undefined && givenKeys(context).some((key) => timingSafeEqual(digestOf(key), digest))) return true;
    return (await sessions.read(context.req.raw.headers)) !== undefined;
  };
}

function givenKeys(context: AppContext): string[] {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return [context.req.header('apikey'), bearer].filter((key) => key !== undefined);
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
