/** A page of the list in the address; the first is omitted. */
export interface ListPlace {
  page: string;
  /** The end of the previous page, in a list that is paged by cursor. */
  after: string;
}

/** @param page from 1. */
export function placeOf(page: number, after = ''): ListPlace {
  return { page: page > 1 ? String(page) : '', after };
}

export const firstPlace = placeOf(1);

/** Returns the page in an address, from 1; the first for an invalid one. */
export function readPage(page: string | null): number {
  return page !== null && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** Returns the address with some parameters changed; the empty string removes one. */
export function withChanges(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
