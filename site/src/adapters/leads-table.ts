import { type InvestmentLead, tableApi } from '@sponsor/domain';
import { SignedOutError } from './desk-request.ts';
import { serverMessage, unavailable } from './server-message.ts';

/** The most rows that the server gives in one answer. */
export const leadsPerRead = 1000;

interface LeadsRead {
  leads: InvestmentLead[];
  /** Leads in the whole table. */
  total: number;
}

/**
 * Reads the newest leads, or from `offset` on those before them [call-7].
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a sentence for staff.
 */
export async function readLeads(offset: number, signal: AbortSignal): Promise<LeadsRead> {
  const { path, answer } = tableApi.investmentLeads;
  const query = `select=*&order=created_at.desc${offset === 0 ? '' : `&offset=${offset}`}`;
  const response = await fetch(`${path}?${query}`, {
    headers: { Prefer: 'count=exact' },
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(unavailable);
  });
  if (response.status === 401) throw new SignedOutError(await serverMessage(response), 401);
  const beyond = response.status === 416 ? totalOf(response) : undefined;
  if (beyond !== undefined) return { leads: [], total: beyond };
  if (!response.ok) throw new Error(await serverMessage(response));
  const rows = answer.safeParse(await response.json().catch(() => undefined));
  if (!rows.success) throw new Error('The server gave an answer that is not a list of leads.');
  return { leads: rows.data, total: totalOf(response) ?? offset + rows.data.length };
}

/** From a `Content-Range` such as `0-999/2140`, or from the one of a row beyond the last. */
function totalOf({ headers }: Response): number | undefined {
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}
