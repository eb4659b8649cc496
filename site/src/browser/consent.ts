/** The visitor's choice about being counted, which forms include. */
export interface TrackingConsent {
  /** `default` until the visitor chooses. */
  tracking: 'default' | TrackingChoice;
  /** The time of the choice. */
  chosenAt?: string;
  /** Whether the browser asks every site not to share data. */
  globalPrivacyControl: boolean;
}

export type TrackingChoice = 'allowed' | 'refused';

const key = 'tracking';

/** Returns the choice stored in this browser. */
export function readConsent(): TrackingConsent {
  return { ...readChoice(), globalPrivacyControl: navigator.globalPrivacyControl === true };
}

/**
 * Returns whether the visit may be counted, and whether third-party scripts that count or record may be loaded. The browser's
 * signal overrides the choice; without a choice, visitors are counted unless the deployment asks first.
 */
export function mayTrack(): boolean {
  const { tracking, globalPrivacyControl } = readConsent();
  if (globalPrivacyControl) return false;
  return tracking === 'default' ? document.documentElement.dataset['consent'] !== 'opt-in' : tracking === 'allowed';
}

/** Stores the choice in this browser only. Throws if the browser stores nothing. */
export function chooseTracking(tracking: TrackingChoice, at: Date): void {
  localStorage.setItem(key, `${tracking} ${at.toISOString()}`);
}

/**
 * Calls back whenever the choice may have changed: after a choice in this tab or another, and when Back restores the
 * page.
 */
export function onConsent(changed: () => void): () => void {
  const signs = ['storage', 'pageshow'];
  for (const sign of signs) addEventListener(sign, changed);
  return () => signs.forEach((sign) => removeEventListener(sign, changed));
}

function readChoice(): Pick<TrackingConsent, 'tracking' | 'chosenAt'> {
  try {
    const [, tracking, chosenAt] = /^(allowed|refused) ([\d.:TZ-]+)$/.exec(localStorage.getItem(key) ?? '') ?? [];
    return chosenAt && (tracking === 'allowed' || tracking === 'refused')
      ? { tracking, chosenAt }
      : { tracking: 'default' };
  } catch {
    // If the browser stores nothing, nothing was chosen.
    return { tracking: 'default' };
  }
}
