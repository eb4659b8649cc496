import { signInApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { sessionKey } from './query-client.ts';

/** The signed-in person, as far as known. */
export function useStaffSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => (await deskRequest(signInApi.session, { signal }))?.user ?? null,
    retry: false,
  });
}
