import { campaignNames, clickIdNames, contextLimits, storableLine, type Touch } from '@sponsor/domain';
import { mayTrack } from './consent.ts';

declare global {
  interface Navigator {
    /** Absent where the browser does not know the signal. */
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
 * Notes how the visitor came to this page, unless a link on the site led here. Kept in this tab and for our books alone; a
 * visitor who asks not to be followed, or whose browser does, is not.
 */
export function noteArrival(): void {
  const touch = readTouch();
  try {
    if (!mayTrack()) sessionStorage.removeItem(key);
    else if (touch)
      sessionStorage.setItem(key, JSON.stringify({ firstTouch: touch, ...readTouches(), lastTouch: touch }));
  } catch {
    // Where a browser stores nothing, a form tells of the page that it is on.
  }
}

/** What is known of how the visitor came, at the least for this page; nothing of whoever does not want to be followed. */
export function readTouches(): Touches {
  if (!mayTrack()) return {};
  try {
    const kept = sessionStorage.getItem(key);
    // Only `noteArrival` writes there.
    if (kept !== null) return JSON.parse(kept);
  } catch {
    // As if nothing had been kept.
  }
  const touch = readTouch();
  return touch ? { lastTouch: touch } : {};
}

/**
 * The query of which a form tells the CRM: that of its page; where this names no campaign, and the deployment wants it,
 * that by which the visit began.
 */
export function campaignQuery(): string {
  const { search } = location;
  if (document.documentElement.dataset['campaign'] !== 'session') return search;
  if (pick(new URLSearchParams(search), campaignNames)) return search;
  return new URLSearchParams(readTouches().firstTouch?.campaign).toString();
}

/** Undefined where a link of the site itself led here. */
function readTouch(): Touch | undefined {
  const query = new URLSearchParams(location.search);
  const campaign = pick(query, campaignNames);
  const clickIds = pick(query, clickIdNames);
  // Its query may say whom or what somebody was looking for. That of an app is no address that browsers can take apart.
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
