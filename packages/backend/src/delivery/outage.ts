import type { Logger } from 'pino';

export interface Outage {
  /** Call it when the CRM gave no answer of its own, with what can be told of it. */
  goesOn(reason: string): void;
  /** Call it when the CRM answered. */
  ends(): void;
}

const minuteMs = 60_000;
/** An outage is told of when it begins, after these times, and from then on each hour. */
const toldAfterMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];

/** Tells in the log of a CRM that cannot be reached: that it began, that it goes on, and that it is over. */
export function createOutage(log: Pick<Logger, 'info' | 'error'>): Outage {
  let since: number | undefined;
  let attempts = 0;
  let toldNextMs = 0;

  return {
    goesOn(reason) {
      since ??= Date.now();
      attempts += 1;
      const lastedMs = Date.now() - since;
      if (lastedMs < toldNextMs) return;
      toldNextMs = toldAfterMs.find((ms) => ms > lastedMs) ?? lastedMs + 60 * minuteMs;
      log.error(
        { reason, attempts, seconds: Math.round(lastedMs / 1000) },
        'The CRM is out of reach: check CRM_URL and the way to it. Submissions are kept, and sent once it answers.',
      );
    },
    ends() {
      if (since === undefined) return;
      log.info({ attempts, seconds: Math.round((Date.now() - since) / 1000) }, 'The CRM answers again.');
      since = undefined;
      attempts = 0;
      toldNextMs = 0;
    },
  };
}
