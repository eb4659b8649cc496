/** A page of the list as the address has it; the first is not written. */
export interface ListPlace {
  page: string;
  /** Where the page before ended, in a list that is gone through from place to place. */
  after: string;
}

/** @param page from 1. */
export function placeOf(page: number, after = ''): ListPlace {
  return { page: page > 1 ? String(page) : '', after };
}

export const firstPlace = placeOf(1);

/** The page that an address asks for, from 1; the first for what is no page. */
export function readPage(page: string | null): number {
  return page !== null && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** The address with some names changed; the empty text takes one out. */
export function withChanges(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
