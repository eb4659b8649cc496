import { z } from 'zod';
import { refusal } from './problem.ts';

/** The last row of a page, by the list's sort key: the next page begins after it, at a cost independent of the list's length. */
export interface ListCursor {
  value: string;
  id: string;
}

/** A cursor as it appears in an address. */
export function writeCursor({ value, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

const id = z.uuid();

/** Reads the output of `writeCursor`; `value` validates the sort key. 400 for anything else. */
export function readCursor(text: string, value: z.core.$ZodType<string>): ListCursor {
  const cursor = z.tuple([value, id]).safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!cursor.success) throw refusal(400, 'invalid-cursor');
  return { value: cursor.data[0], id: cursor.data[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
