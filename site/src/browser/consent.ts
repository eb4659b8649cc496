/** The visitor's choice about being counted, as sent along with forms. */
export interface TrackingConsent {
  /** `default` until the visitor chooses. */
  tracking: 'default' | TrackingChoice;
  /** The time of the choice. */
  chosenAt?: string;
  /** The browser asks every site not to share data. */
  globalPrivacyControl: boolean;
}

export type TrackingChoice = 'allowed' | 'refused';

const key = 'tracking';

/** The choice in this browser. */
export function readConsent(): TrackingConsent {
  return { ...readChoice(), globalPrivacyControl: navigator.globalPrivacyControl === true };
}

/**
 * Whether the visit may be counted, and third-party scripts loaded that count or record. The browser's signal overrides the
 * choice; without a choice, visitors are counted unless the deployment asks first.
 */
export function mayTrack(): boolean {
  const { tracking, globalPrivacyControl } = readConsent();
  if (globalPrivacyControl) return false;
  return tracking === 'default' ? document.documentElement.dataset['consent'] !== 'opt-in' : tracking === 'allowed';
}

/** Stores the choice, only in this browser. Throws if it stores nothing. */
export function chooseTracking(tracking: TrackingChoice, at: Date): void {
  localStorage.setItem(key, `${tracking} ${at.toISOString()}`);
}

/** Calls back whenever the choice may have changed: after one in this tab or another, and when Back restores the page. */
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
