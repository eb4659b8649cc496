import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../base/app-env.ts';
import { Problem } from '../base/problem.ts';

/** The visitor's own id for the submission, so that a repeat after a lost answer is stored once. */
export function submissionIdOf(context: AppContext): string {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return randomUUID();
  const id = z.uuid().safeParse(key).data;
  if (id === undefined) throw new Problem(400, 'The Idempotency-Key header must be a UUID.');
  return id.toLowerCase();
}
