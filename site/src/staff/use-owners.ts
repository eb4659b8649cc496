import { useQuery } from '@tanstack/react-query';
import { readOwners } from '../adapters/lead-desk.ts';
import { deskKey } from './query-client.ts';

/** Those whom a lead can be given to; nobody until that is known. */
export function useOwners(): readonly string[] {
  const { data = [] } = useQuery({ queryKey: [...deskKey, 'owners'], queryFn: ({ signal }) => readOwners(signal) });
  return data;
}
