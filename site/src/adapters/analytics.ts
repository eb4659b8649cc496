import type { SiteEvent } from '@sponsor/domain';
import { atRest } from '../browser/at-rest.ts';
import { mayTrack, onConsent } from '../browser/consent.ts';
import type { countedEvents } from '../routes.ts';

declare global {
  interface Window {
    /** The queue from which the vendor's script takes events, including those from before it loaded. */
    dataLayer?: IArguments[];
  }
}

const address = '/api/events';

/** Counts the current page [counting-1], only by its path. */
export function countPage(): void {
  const path = window.location.pathname;
  count({ kind: 'page', path }, () => tell('event', 'page_view', { page_path: path }));
}

/** Counts an action of the visitor: its category, label and value, never the person. */
export function countEvent(category: keyof typeof countedEvents, label: string, value?: number): void {
  const event = { kind: 'event', category, label, ...(value !== undefined && { value }) } as const;
  count(event, () => tell('event', label, { event_category: category, ...(value !== undefined && { value }) }));
}

/** Reports to our own server first, so that a blocked vendor does not affect the count. */
function count(event: SiteEvent, tellVendor: () => void): void {
  if (!mayTrack()) return;
  // Some visitors disable beacons in their browser.
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(event)], { type: 'application/json' }));
  const { analytics } = document.documentElement.dataset;
  if (analytics === undefined) return;
  if (window.dataLayer === undefined) void startVendor(analytics);
  tellVendor();
}

/** Loads the vendor's script once the page is idle. */
async function startVendor(script: string): Promise<void> {
  window.dataLayer = [];
  tell('js', new Date());
  tell('config', document.documentElement.dataset['analyticsId'], { send_page_view: false });
  // The vendor's script counts some events automatically, and would continue to do so.
  onConsent(() => {
    if (!mayTrack()) tell('consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' });
  });
  await atRest();
  document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
}

/** The vendor's script recognizes its commands by their `arguments` objects. */
function tell(..._command: unknown[]): void {
  window.dataLayer?.push(arguments);
}
