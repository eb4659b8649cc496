import type { eventsApi, SiteEvent, SiteFacts } from '@sponsor/domain';
import { refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
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
export function eventHandlers({ events, isPage, counted }: EventDependencies): Handlers<typeof eventsApi> {
  return {
    async count({ body: event }) {
      if (isOfStrangers(event)) throw refusal(400, 'unknown-event');
      // A mistyped path may contain someone's address.
      if (event.kind === 'page' && !(await isPage(event.path))) events.count({ kind: 'page', path: '/404' });
      else events.count(event);
    },
  };

  function isOfStrangers(event: SiteEvent): boolean {
    return event.kind === 'event' && !new Map(Object.entries(counted)).get(event.category)?.includes(event.label);
  }
}
