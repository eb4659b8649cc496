import type { z } from 'zod';
import type { Route } from '../../access.ts';

/** Of zod or of its small sibling, which the domain uses. */
type Schema = z.core.$ZodType;

export interface RouteDescription {
  /** What it does, in one sentence. */
  summary: string;
  query?: Schema;
  /** What is sent, by its type: JSON, or what a browser sends by itself. */
  bodies?: Readonly<Record<string, Schema>>;
  /** What is answered when all is well. */
  answer?: Schema;
  /** The types in which it is answered; JSON alone unless they are given. `answer` describes the JSON. */
  answerMedia?: readonly string[];
  status?: 201 | 202 | 204;
  /** What else is answered than this and a refusal in words, and when: a redirection is empty, all others are of the same types. */
  also?: Readonly<Partial<Record<206 | 302 | 303 | 304 | 308 | 414 | 416 | 503, string>>>;
}

/** Of some routes. */
export type RouteDescriptions = Readonly<Partial<Record<Route, RouteDescription>>>;
