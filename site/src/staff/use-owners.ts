import { leadsApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';

const nobody: readonly string[] = [];

/** Returns the possible owners of a lead; empty until they are loaded. */
export function useOwners(): readonly string[] {
  const { data } = useQuery({
    queryKey: [...deskKey, 'owners'],
    queryFn: ({ signal }) => deskRequest(leadsApi.owners, { signal }),
  });
  return data?.owners ?? nobody;
}
