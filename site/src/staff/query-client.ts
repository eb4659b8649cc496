import { useToast } from '@sponsor/ui';
import { QueryCache, QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type DeskResult, refusalOf, SignedOutError } from '../adapters/desk-request.ts';

export const sessionKey = ['session'] as const;
/** The key of all data for staff only, which is deleted when the session ends. */
export const deskKey = ['desk'] as const;

const retries = 3;

/**
 * Creates the client for staff reads [call-8]: three retries after 1, 2 and 4 s, and caching for five minutes. If the server
 * refuses a read because there is no session, the client ends the session here, without a retry.
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

/**
 * Returns functions that wait for a change and then read the data under `keys` again, after a refusal too, because a colleague may
 * have been faster. On success, a toast shows `done`.
 */
export function useDeskChange(...keys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const notify = useToast();

  /** For a form: resolves to the message of a refusal, or to nothing when the change is visible. */
  async function change(asked: Promise<DeskResult<unknown>>, done?: string): Promise<string | undefined> {
    const refusal = await refusalOf(asked);
    if (refusal === undefined && done !== undefined) notify({ message: done });
    const readAgain = Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    if (refusal === undefined) await readAgain;
    return refusal;
  }

  /** For a button: shows a refusal in a toast too. */
  async function changeByButton(asked: Promise<DeskResult<unknown>>, done?: string): Promise<void> {
    const refusal = await change(asked, done);
    if (refusal !== undefined) notify({ message: refusal, tone: 'destructive' });
  }

  return { change, changeByButton };
}

const endedKey = [...sessionKey, 'ended'] as const;

/** Call it when the server no longer accepts the session. A person who signed out need not be notified. */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true);
  client.setQueryData(sessionKey, null);
}

/** Call it when the person has reacted to the end of the session. */
export function forgetSessionEnd(client: QueryClient): void {
  client.removeQueries({ queryKey: endedKey });
}

/** Returns whether the last session ended while the person was working. */
export function hasSessionEnded(client: QueryClient): boolean {
  return client.getQueryData(endedKey) === true;
}
