import { useQuery } from '@tanstack/react-query';
import { readSession } from '../adapters/staff.ts';
import { sessionKey } from './query-client.ts';

/** Who is signed in, as far as is known. */
export function useStaffSession() {
  return useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal), retry: false });
}
