import type { Logger } from 'pino';

export interface Outage {
  /** Call it when an attempt failed, with what can be told of the reason. */
  goesOn(reason: string): void;
  /** Call it when an attempt was answered. */
  ends(): void;
}

interface OutageSentences {
  /** Names the receiver that is out of reach, says where to look, and that nothing waiting is lost. */
  outOfReach: string;
  over: string;
}

const minuteMs = 60_000;
/** An outage is told of when it begins, after these times, and from then on each hour. */
const toldAfterMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];

/** Tells in the log of an outage: that it began, that it goes on, and that it is over. */
export function createOutage(log: Pick<Logger, 'info' | 'error'>, { outOfReach, over }: OutageSentences): Outage {
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
      log.error({ reason, attempts, seconds: Math.round(lastedMs / 1000) }, outOfReach);
    },
    ends() {
      if (since === undefined) return;
      log.info({ attempts, seconds: Math.round((Date.now() - since) / 1000) }, over);
      since = undefined;
      attempts = 0;
      toldNextMs = 0;
    },
  };
}
