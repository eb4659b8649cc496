import { type SiteEvent, type SiteFacts, siteEventSchema } from '@sponsor/domain';
import { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import type { EventCounter } from './event-counter.ts';

export interface EventDependencies {
  events: Pick<EventCounter, 'count'>;
  /** Whether there is a page at this path. */
  isPage: (path: string) => Promise<boolean>;
  /** The labels, other than pages, that the site counts, by category. */
  counted: SiteFacts['events'];
}

/**
 * Counts page views and clicks, unless the visitor has refused, which only the browser knows. Only names from the site
 * itself are counted: strangers' words would fill the table, and might be personal data.
 */
export function eventRoutes({ events, isPage, counted }: EventDependencies): Hono<AppEnv> {
  const schema = siteEventSchema();
  return new Hono<AppEnv>().post('/', async (context) => {
    const { data: event } = schema.safeParse(await readJson(context));
    if (event === undefined || isOfStrangers(event)) throw new Problem(400, 'This is nothing that is counted here.');
    // A mistyped path may contain someone's address.
    if (event.kind === 'page' && !(await isPage(event.path))) events.count({ kind: 'page', path: '/404' });
    else events.count(event);
    return context.body(null, 204);
  });
  function isOfStrangers(event: SiteEvent): boolean {
    return event.kind === 'event' && !new Map(Object.entries(counted)).get(event.category)?.includes(event.label);
  }
}
