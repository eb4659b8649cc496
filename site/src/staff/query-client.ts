import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SignedOutError } from '../adapters/desk-request.ts';

export const sessionKey = ['session'] as const;
/** Everything under it is for staff's eyes and is forgotten when the session ends. */
export const deskKey = ['desk'] as const;

const retries = 3;

/**
 * What staff screens read and how often they try [call-8]: three retries after 1, 2 and 4 s, kept for five minutes. A
 * read that is refused for want of a session ends it here, without a retry.
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
        // The library's own default waits for a network without a word.
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

/** The server knows the session no more. Who signed out by themselves need not be told. */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
  client.setQueryData(sessionKey, null);
}

/** Once somebody has answered to it. */
export function forgetSessionEnd(client: QueryClient): void {
  client.removeQueries({ queryKey: endedKey });
}

/** Whether the last session ended under somebody's hands. */
export function hasSessionEnded(client: QueryClient): boolean {
  return client.getQueryData(endedKey) === true;
}
