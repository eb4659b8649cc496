import {
  type DeskLeads,
  deskLeadsSchema,
  type LeadCount,
  type LeadHistory,
  leadCampaignsSchema,
  leadCountSchema,
  leadHistorySchema,
  leadOwnersSchema,
} from '@sponsor/domain';
import type { LeadChange } from '@sponsor/ui/admin';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk, refusalOf } from './desk.ts';

const newestSchema = z.object({ id: z.nullable(z.string()) });
const bulkChangeSchema = z.object({
  changed: z.number(),
  refused: z.array(z.object({ id: z.string(), message: z.string() })),
});

/** How many were changed, and which were not and why. */
type BulkChange = z.infer<typeof bulkChangeSchema>;

/**
 * Reads the leads that a query selects, as `search=hollis&status=new`, fifty at a time.
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a sentence for staff. So do all reads below.
 */
export async function findLeads(query: URLSearchParams, signal: AbortSignal): Promise<DeskLeads> {
  return readDesk(`leads?${asServerWrites(query)}`, deskLeadsSchema, signal);
}

/** Counts all leads that a query selects. */
export async function countLeads(query: URLSearchParams, signal: AbortSignal): Promise<LeadCount> {
  return readDesk(`leads/count?${asServerWrites(query)}`, leadCountSchema, signal);
}

/** The id of whoever came last; null for an empty list. */
export async function readNewestLead(signal: AbortSignal): Promise<string | null> {
  return (await readDesk('leads/newest', newestSchema, signal)).id;
}

/** The campaigns by which the newest leads came, those that brought most of them first. */
export async function readCampaigns(signal: AbortSignal): Promise<string[]> {
  return (await readDesk('campaigns', leadCampaignsSchema, signal)).campaigns;
}

/** The addresses of those whom a lead can be given to. */
export async function readOwners(signal: AbortSignal): Promise<string[]> {
  return (await readDesk('staff/owners', leadOwnersSchema, signal)).owners;
}

/** All that is known of one person. */
export async function readLead(id: string, signal: AbortSignal): Promise<LeadHistory> {
  return readDesk(`leads/${encodeURIComponent(id)}`, leadHistorySchema, signal);
}

/** Where the leads that a query selects come as a table for a spreadsheet. */
export function csvAddress(query: URLSearchParams): string {
  return `/api/desk/leads/export/csv?${asServerWrites(query)}`;
}

/** In an address of ours, whom nobody looks after belongs to `nobody`; no name says so to the server. */
function asServerWrites(query: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(query);
  if (asked.get('owner') === 'nobody') asked.set('owner', '');
  return asked;
}

/** Gives several leads a status or an owner, each by itself: what one refuses, the others do not pay for. */
export function changeLeads(
  ids: readonly string[],
  change: Pick<LeadChange, 'status' | 'reason' | 'owner'>,
): Promise<DeskAnswer<BulkChange>> {
  return changeDesk('POST', 'leads/change', { ids, ...change }, bulkChangeSchema);
}

/** Stores what differs. Resolves to the sentence that says why not, or to nothing. */
export function changeLead(id: string, change: LeadChange): Promise<string | undefined> {
  return refusalOf(changeDesk('PATCH', `leads/${encodeURIComponent(id)}`, change, nothingMore));
}

/** Adds a note. Resolves to the sentence that says why not, or to nothing. */
export function addNote(id: string, text: string): Promise<string | undefined> {
  return refusalOf(changeDesk('POST', `leads/${encodeURIComponent(id)}/notes`, { text }, nothingMore));
}
