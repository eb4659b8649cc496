import { campaignNames, clickIdNames, contextLimits, storableLine, type Touch } from '@sponsor/domain';
import { mayTrack } from './consent.ts';

declare global {
  interface Navigator {
    /** Absent in browsers without the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

const key = 'touches';

/** How a visitor came to the site: the first time in this tab, and the last. */
export interface Touches {
  firstTouch?: Touch;
  lastTouch?: Touch;
}

/**
 * Records how the visitor came to this page, unless a link on the site led here. Stored only in this tab, for our own records;
 * visitors who opt out of tracking, by choice or by their browser, are not recorded.
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

/** Returns how the visitor came, at least to this page; nothing for a visitor who opted out of tracking. */
export function readTouches(): Touches {
  if (!mayTrack()) return {};
  try {
    const kept = sessionStorage.getItem(key);
    // Only `noteArrival` writes there.
    if (kept !== null) return JSON.parse(kept);
  } catch {
    // As if nothing had been stored.
  }
  const touch = readTouch();
  return touch ? { lastTouch: touch } : {};
}

/**
 * Returns the query whose campaign a form reports to the CRM: that of its page; if it names no campaign and the deployment
 * wants it, that of the visit's first page.
 */
export function campaignQuery(): string {
  const { search } = location;
  if (document.documentElement.dataset['campaign'] !== 'session') return search;
  if (pick(new URLSearchParams(search), campaignNames)) return search;
  return new URLSearchParams(readTouches().firstTouch?.campaign).toString();
}

/** Undefined if a link of the site itself led here. */
function readTouch(): Touch | undefined {
  const query = new URLSearchParams(location.search);
  const campaign = pick(query, campaignNames);
  const clickIds = pick(query, clickIdNames);
  // Its query may contain a search for someone or something. An app's referrer is not an address that browsers can parse.
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
