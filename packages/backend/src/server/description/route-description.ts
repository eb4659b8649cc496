import type { z } from 'zod';
import type { Route } from '../../access.ts';

/** Of zod or of its small sibling, which the domain uses. */
type Schema = z.core.$ZodType;

export interface RouteDescription {
  /** What it does, in one sentence. */
  summary: string;
  query?: Schema;
  /** What is sent: JSON, unless `media` names another type. */
  body?: Schema;
  media?: string;
  /** What is answered when all is well: 200, and JSON unless `answerMedia` names another type. */
  answer?: Schema;
  answerMedia?: string;
  status?: 201 | 202 | 204;
}

/** Of some routes. */
export type RouteDescriptions = Readonly<Partial<Record<Route, RouteDescription>>>;
