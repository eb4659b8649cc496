import { campaignNames, clickIdNames, contextLimits, storableLine, type Touch } from '@sponsor/domain';
import { mayTrack } from './consent.ts';

declare global {
  interface Navigator {
    /** Absent in browsers without the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

const key = 'touches';

/** The visitor's first and last arrival at the site in this tab. */
export interface Touches {
  firstTouch?: Touch;
  lastTouch?: Touch;
}

/**
 * Records the visitor's arrival at this page, unless a link on the site led here. The record is stored only in this tab, for our
 * own use. Visitors who opt out of tracking, by choice or by their browser, are not recorded.
 */
export function noteArrival(): void {
  const touch = readTouch();
  try {
    if (!mayTrack()) sessionStorage.removeItem(key);
    else if (touch)
      sessionStorage.setItem(key, JSON.stringify({ firstTouch: touch, ...readTouches(), lastTouch: touch }));
  } catch {
    // If the browser stores nothing, a form reports the page that it is on.
  }
}

/** Returns the visitor's arrivals, at least the one at this page; nothing for a visitor who opted out of tracking. */
export function readTouches(): Touches {
  if (!mayTrack()) return {};
  try {
    const kept = sessionStorage.getItem(key);
    // Only `noteArrival` writes there.
    if (kept !== null) return JSON.parse(kept);
  } catch {
    // Continues as if nothing had been stored.
  }
  const touch = readTouch();
  return touch ? { lastTouch: touch } : {};
}

/**
 * Returns the query with the campaign that a form reports to the CRM: the query of the current page, or of the visit's first
 * page if the current one names no campaign and the deployment wants this.
 */
export function campaignQuery(): string {
  const { search } = location;
  if (document.documentElement.dataset['campaign'] !== 'session') return search;
  if (pick(new URLSearchParams(search), campaignNames)) return search;
  return new URLSearchParams(readTouches().firstTouch?.campaign).toString();
}

/** Returns the arrival at this page; undefined if a link of the site led here. */
function readTouch(): Touch | undefined {
  const query = new URLSearchParams(location.search);
  const campaign = pick(query, campaignNames);
  const clickIds = pick(query, clickIdNames);
  // Removes the query, which may contain a search term. An app's referrer is not an address that `URL` can parse.
  const [referrer = ''] = document.referrer.split(/[?#]/);
  const inside = referrer.startsWith(`${location.origin}/`);
  if (inside && !campaign && !clickIds) return undefined;
  return {
    at: new Date().toISOString(),
    landingPage: location.pathname.slice(0, contextLimits.address),
    ...(referrer && !inside && { referrer: referrer.slice(0, contextLimits.address) }),
    ...(campaign && { campaign }),
    ...(clickIds && { clickIds }),
  };
}

function pick<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = storableLine(query.get(name) ?? '', contextLimits.value);
    if (value) found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
