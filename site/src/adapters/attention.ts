/** Milliseconds without a sign of anybody, after which what the page asks for by itself is nobody's request. */
const attentionMs = 60_000;

let lastSign = Date.now();

for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus']) {
  addEventListener(sign, () => (lastSign = Date.now()), { capture: true, passive: true });
}

/**
 * Goes along with what a screen reads again and again: where nobody is before it, the session is not kept alive by that,
 * and ends like any that lies idle.
 */
export function attentionHeaders(): Record<string, string> {
  return Date.now() - lastSign > attentionMs ? { 'X-Unattended': '1' } : {};
}
