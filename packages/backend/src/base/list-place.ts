import { z } from 'zod';
import { Problem } from './problem.ts';

/** The last row of a page, by what the list is ordered by: the next page begins after it, however long the list is. */
export interface ListPlace {
  value: string;
  id: string;
}

/** A place as it stands in an address. */
export function writePlace({ value, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** The moments that lists are ordered by; the database knows no year 0. */
export const placeInstant = z.iso.datetime().refine((text) => text >= '1900');

const id = z.uuid();

/** Reads what `writePlace` wrote; `value` is what the list is ordered by. A 400 for anything else. */
export function readPlace(text: string, value: z.ZodType<string>): ListPlace {
  const place = z.tuple([value, id]).safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!place.success) throw new Problem(400, 'This page of the list does not exist.');
  return { value: place.data[0], id: place.data[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
