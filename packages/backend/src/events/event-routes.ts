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
  /** The labels that the site counts besides pages, by their category. */
  counted: SiteFacts['events'];
}

/**
 * Counts what visitors look at and do, unless they have refused, which their browser knows. Only what the site itself names is
 * counted: words of strangers would fill the table, and might be a person's.
 */
export function eventRoutes({ events, isPage, counted }: EventDependencies): Hono<AppEnv> {
  const schema = siteEventSchema();
  return new Hono<AppEnv>().post('/', async (context) => {
    const { data: event } = schema.safeParse(await readJson(context));
    if (event === undefined || isOfStrangers(event)) throw new Problem(400, 'This is nothing that is counted here.');
    // A mistyped address may carry an address of a person.
    if (event.kind === 'page' && !(await isPage(event.path))) events.count({ kind: 'page', path: '/404' });
    else events.count(event);
    return context.body(null, 204);
  });
  function isOfStrangers(event: SiteEvent): boolean {
    return event.kind === 'event' && !new Map(Object.entries(counted)).get(event.category)?.includes(event.label);
  }
}
