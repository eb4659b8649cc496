/** Milliseconds without user activity after which the page's automatic requests count as unattended. */
const attentionMs = 60_000;

let lastSign = Date.now();

for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus']) {
  addEventListener(sign, () => (lastSign = Date.now()), { capture: true, passive: true });
}

/**
 * Returns headers for a screen's repeated reads. Unattended reads do not keep the session alive, so it ends after its idle
 * timeout.
 */
export function attentionHeaders(): Record<string, string> {
  return Date.now() - lastSign > attentionMs ? { 'X-Unattended': '1' } : {};
}
