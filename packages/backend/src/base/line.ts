import { z } from 'zod';

/** What can be stored and is one line. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

export const line = (limit: number) => z.string().max(limit).regex(oneLine);
