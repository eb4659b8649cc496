import type { SiteEvent } from '@sponsor/domain';
import { atRest } from '../browser/at-rest.ts';
import { mayTrack, onConsent } from '../browser/consent.ts';
import type { countedEvents } from '../routes.ts';

declare global {
  interface Window {
    /** The queue from which the vendor's script takes what was counted, also before it came. */
    dataLayer?: IArguments[];
  }
}

const address = '/api/events';

/** Counts the current page [counting-1], only by its path. */
export function countPage(): void {
  const path = window.location.pathname;
  count({ kind: 'page', path }, () => tell('event', 'page_view', { page_path: path }));
}

/** Counts something that a visitor did: of which kind, what, and how much of it. Never who. */
export function countEvent(category: keyof typeof countedEvents, label: string, value?: number): void {
  const event = { kind: 'event', category, label, ...(value !== undefined && { value }) } as const;
  count(event, () => tell('event', label, { event_category: category, ...(value !== undefined && { value }) }));
}

/** By our own server first, so that a vendor that is blocked takes nothing from the count. */
function count(event: SiteEvent, tellVendor: () => void): void {
  if (!mayTrack()) return;
  // Some visitors have their browser give no beacons.
  navigator.sendBeacon?.(address, new Blob([JSON.stringify(event)], { type: 'application/json' }));
  const { analytics } = document.documentElement.dataset;
  if (analytics === undefined) return;
  if (window.dataLayer === undefined) void startVendor(analytics);
  tellVendor();
}

/** Fetched once the page is at rest, when it is in nobody's way. */
async function startVendor(script: string): Promise<void> {
  window.dataLayer = [];
  tell('js', new Date());
  tell('config', document.documentElement.dataset['analyticsId'], { send_page_view: false });
  // It counts some things by itself, and would go on.
  onConsent(() => {
    if (!mayTrack()) tell('consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' });
  });
  await atRest();
  document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
}

/** The vendor's script knows its commands by their being `arguments`. */
function tell(..._command: unknown[]): void {
  window.dataLayer?.push(arguments);
}
