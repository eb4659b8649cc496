import { isAtLeast, type StaffRole, signInApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { sessionKey } from './query-client.ts';

/** The signed-in person, if known. */
export function useStaffSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => (await deskRequest(signInApi.session, { signal }))?.user ?? null,
    retry: false,
  });
}

/** Returns whether the signed-in person has this role or a higher one. */
export function useHasRole(role: StaffRole): boolean {
  const { data: session } = useStaffSession();
  return isAtLeast(session?.role ?? 'viewer', role);
}
