import { type DeskLead, type InvestmentLead, leadsApi, tableApi } from '@sponsor/domain';
import { deskRequest, reach, SignedOutError, serverProblem } from './desk-request.ts';

export const leadsPerPage = 50;

/** A row of the list. */
export interface ListedLead extends InvestmentLead {
  /** The columns that the table of leads lacks; absent if the table was read. */
  desk?: DeskLead;
}

/** A page of the list of leads, and its position. */
export interface LeadPage {
  leads: ListedLead[];
  /** From 1. */
  page: number;
  /** The cursor after which it begins; empty for the first page, and for the table, which is paged by number. */
  after: string;
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** The number of leads in the whole table; absent for a search, which counts separately. */
  total?: number;
}

/**
 * Reads a page of the leads selected by `query`, such as `search=hollis&sort=email`, with the desk's columns; without a query,
 * reads the table of leads, newest first.
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a message for staff.
 */
export async function readLeadPage(
  query: URLSearchParams | undefined,
  { page, after }: Pick<LeadPage, 'page' | 'after'>,
  signal: AbortSignal,
): Promise<LeadPage> {
  if (!query) return { page, after: '', ...(await readTable((page - 1) * leadsPerPage, signal)) };
  const asked = new URLSearchParams(query);
  if (after !== '') asked.set('after', after);
  const { leads, next } = await deskRequest(leadsApi.list, { query: asked, signal });
  return { page, after, next, leads: leads.map(toListedLead) };
}

async function readTable(offset: number, signal: AbortSignal): Promise<Pick<LeadPage, 'leads' | 'next' | 'total'>> {
  const { path, answer } = tableApi.investmentLeads;
  const place = offset === 0 ? '' : `&limit=${leadsPerPage}&offset=${offset}`;
  const response = await reach(`${path}?select=*&order=created_at.desc${place}`, {
    headers: { Prefer: 'count=exact' },
    signal,
  });
  if (response.status === 401) throw new SignedOutError((await serverProblem(response)).message, 401);
  const beyond = response.status === 416 ? totalOf(response) : undefined;
  if (beyond !== undefined) return { leads: [], next: null, total: beyond };
  if (!response.ok) throw new Error((await serverProblem(response)).message);
  const rows = answer.safeParse(await response.json().catch(() => undefined));
  if (!rows.success) throw new Error('The server’s response is not a list of leads.');
  const total = totalOf(response) ?? offset + rows.data.length;
  return { leads: rows.data.slice(0, leadsPerPage), next: total > offset + leadsPerPage ? '' : null, total };
}

/** Reads the total from a `Content-Range` such as `0-999/2140`, or from that of a range beyond the end. */
function totalOf({ headers }: Response): number | undefined {
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

function toListedLead(desk: DeskLead): ListedLead {
  const { id, email, status, createdAt, contactedAt } = desk;
  return { id, email, status, created_at: createdAt, contacted_at: contactedAt, desk };
}
