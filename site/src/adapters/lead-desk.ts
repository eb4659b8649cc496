import { unavailable } from '@sponsor/content/admin';
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
import { attentionHeaders } from './attention.ts';
import { changeDesk, type DeskAnswer } from './desk.ts';
import { SignedOutError } from './leads-table.ts';
import { serverMessage } from './server-message.ts';

const leads = '/api/desk/leads';
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
  return deskLeadsSchema.parse(await read(`${leads}?${asServerWrites(query)}`, signal));
}

/** Counts all leads that a query selects. */
export async function countLeads(query: URLSearchParams, signal: AbortSignal): Promise<LeadCount> {
  return leadCountSchema.parse(await read(`${leads}/count?${asServerWrites(query)}`, signal));
}

/** The id of whoever came last; null for an empty list. */
export async function readNewestLead(signal: AbortSignal): Promise<string | null> {
  return newestSchema.parse(await read(`${leads}/newest`, signal)).id;
}

/** The campaigns by which the newest leads came, those that brought most of them first. */
export async function readCampaigns(signal: AbortSignal): Promise<string[]> {
  return leadCampaignsSchema.parse(await read('/api/desk/campaigns', signal)).campaigns;
}

/** The addresses of those whom a lead can be given to. */
export async function readOwners(signal: AbortSignal): Promise<string[]> {
  return leadOwnersSchema.parse(await read('/api/desk/staff/owners', signal)).owners;
}

/** All that is known of one person. */
export async function readLead(id: string, signal: AbortSignal): Promise<LeadHistory> {
  return leadHistorySchema.parse(await read(`${leads}/${encodeURIComponent(id)}`, signal));
}

/** Where the leads that a query selects come as a table for a spreadsheet. */
export function csvAddress(query: URLSearchParams): string {
  return `${leads}/export/csv?${asServerWrites(query)}`;
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
  return write('PATCH', `${leads}/${encodeURIComponent(id)}`, change);
}

/** Adds a note. Resolves to the sentence that says why not, or to nothing. */
export function addNote(id: string, text: string): Promise<string | undefined> {
  return write('POST', `${leads}/${encodeURIComponent(id)}/notes`, { text });
}

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal, headers: attentionHeaders() }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(unavailable);
  });
  if (response.status === 401) throw new SignedOutError(await serverMessage(response));
  if (!response.ok) throw new Error(await serverMessage(response));
  return response.json();
}

async function write(method: 'PATCH' | 'POST', address: string, body: object): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
  if (response === undefined) return unavailable;
  return response.ok ? undefined : serverMessage(response);
}
