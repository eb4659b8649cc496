import type { Logger } from 'pino';

export interface Outage {
  /** Call it with the reason when an attempt failed. */
  reportFailure(reason: string): void;
  /** Call it when an attempt got a response. */
  reportSuccess(): void;
}

interface OutageSentences {
  /** Names the unreachable receiver, says where to look, and that nothing is lost. */
  outOfReach: string;
  over: string;
}

const minuteMs = 60_000;
/** An outage is logged when it begins, after these times, and hourly from then on. */
const toldAfterMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];

/** Logs the beginning, the progress and the end of an outage. */
export function createOutage(log: Pick<Logger, 'info' | 'error'>, { outOfReach, over }: OutageSentences): Outage {
  let since: number | undefined;
  let attempts = 0;
  let toldNextMs = 0;

  return {
    reportFailure(reason) {
      since ??= Date.now();
      attempts += 1;
      const lastedMs = Date.now() - since;
      if (lastedMs < toldNextMs) return;
      toldNextMs = toldAfterMs.find((ms) => ms > lastedMs) ?? lastedMs + 60 * minuteMs;
      log.error({ reason, attempts, seconds: Math.round(lastedMs / 1000) }, outOfReach);
    },
    reportSuccess() {
      if (since === undefined) return;
      log.info({ attempts, seconds: Math.round((Date.now() - since) / 1000) }, over);
      since = undefined;
      attempts = 0;
      toldNextMs = 0;
    },
  };
}
