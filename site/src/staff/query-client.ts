import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SignedOutError } from '../adapters/desk-request.ts';

export const sessionKey = ['session'] as const;
/** Everything under it is for staff only, and is deleted when the session ends. */
export const deskKey = ['desk'] as const;

const retries = 3;

/**
 * The caching and retries of staff reads [call-8]: three retries after 1, 2 and 4 s, cached for five minutes. A read refused for
 * lack of a session ends the session here, without a retry.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof SignedOutError) endSession(client);
      },
    }),
    defaultOptions: {
      queries: {
        // The library's default waits for a network silently.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !(error instanceof SignedOutError),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        gcTime: 5 * 60_000,
      },
    },
  });
  return client;
}

const endedKey = [...sessionKey, 'ended'] as const;

/** Called when the server no longer accepts the session. A person who signed out need not be told. */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
  client.setQueryData(sessionKey, null);
}

/** Called once a person has reacted to it. */
export function forgetSessionEnd(client: QueryClient): void {
  client.removeQueries({ queryKey: endedKey });
}

/** Whether the last session ended while the person was working. */
export function hasSessionEnded(client: QueryClient): boolean {
  return client.getQueryData(endedKey) === true;
}
