/** What a visitor has said about being counted, as it goes along with what they send. */
export interface TrackingConsent {
  /** `default` as long as the visitor has chosen nothing. */
  tracking: 'default' | TrackingChoice;
  /** When that was chosen. */
  chosenAt?: string;
  /** The browser asks every site not to share what it learns. */
  globalPrivacyControl: boolean;
}

export type TrackingChoice = 'allowed' | 'refused';

const key = 'tracking';

/** What holds for the visitor of this browser. */
export function readConsent(): TrackingConsent {
  return { ...readChoice(), globalPrivacyControl: navigator.globalPrivacyControl === true };
}

/**
 * Whether the visit may be counted, and others' programs fetched that count or record. The browser's signal outweighs
 * what was chosen; who has chosen nothing is counted unless the deployment asks first.
 */
export function mayTrack(): boolean {
  const { tracking, globalPrivacyControl } = readConsent();
  if (globalPrivacyControl) return false;
  return tracking === 'default' ? document.documentElement.dataset['consent'] !== 'opt-in' : tracking === 'allowed';
}

/** Keeps the choice in this browser alone. Throws where it keeps nothing. */
export function chooseTracking(tracking: TrackingChoice, at: Date): void {
  localStorage.setItem(key, `${tracking} ${at.toISOString()}`);
}

/** Calls back whenever the choice may be another one: after one in this tab or another, and when Back shows the page as it was left. */
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
    // Where a browser stores nothing, nothing was chosen.
    return { tracking: 'default' };
  }
}
