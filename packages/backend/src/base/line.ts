import { z } from 'zod';

/** A string that can be stored and has one line. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

export const line = (limit: number) => z.string().max(limit).regex(oneLine);
