import type { PageWords } from '../page-words.ts';
import type { StaffRole } from '../staff-role.ts';

/** Who may call an address of the server: the least role, or what stands in the place of one. */
export type CallAccess = 'anyone' | 'self' | StaffRole | 'viewer or key';

export interface CallsWords {
  page: PageWords;
  heading: string;
  introduction: string;
  /** Leads to the description that programs read. */
  document: string;
  loading: string;
  failed: string;
  retry: string;
  tableLabel: string;
  columns: { call: string; summary: string; access: string; sends: string };
  access: Record<CallAccess, string>;
}
