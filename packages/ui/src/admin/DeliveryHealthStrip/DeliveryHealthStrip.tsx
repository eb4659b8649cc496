import { type DeliveryHealth, maxCounted } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './DeliveryHealthStrip.css.ts';
import { type DeliveryHealthStripTexts, deliveryHealthStripTexts } from './texts.ts';

export interface DeliveryHealthStripProps extends TextsProp<DeliveryHealthStripTexts> {
  /** The state last read, undefined until then. The strip loads nothing itself, so read it again while it is visible. */
  health: DeliveryHealth | undefined;
  /** The address of the failed ones; omit it on that screen itself. */
  deliveriesHref?: string | undefined;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
}

const count = new Intl.NumberFormat('en-US');

/** The counted number, with a sign if there are more. */
export function counted(number: number): string {
  return `${count.format(number)}${number >= maxCounted ? '+' : ''}`;
}

/** Whether leads reach the CRM, at a glance. */
export function DeliveryHealthStrip({ health, deliveriesHref, texts: given, timeZone }: DeliveryHealthStripProps) {
  const texts = mergeTexts(deliveryHealthStripTexts, given);
  if (!health) {
    return (
      <section className={styles.strip} aria-label={texts.label}>
        {[texts.crm, texts.deliveredToday, texts.waiting, texts.failed, texts.median].map((label) => (
          <Skeleton key={label} lines={4} />
        ))}
      </section>
    );
  }
  const { connected, failing, pauses, lastDeliveredAt, waitingSince, failed, medianSeconds, notices } = health;
  const time = (words: string, iso: string) => (
    <>
      {words} <OfficeTime iso={iso} timeZone={timeZone} shows="recent" />
    </>
  );
  const reached = failing ? texts.failing : texts.connected;
  const standing = pauses.length > 0 ? texts.paused : reached;
  const last = lastDeliveredAt === null ? texts.noDelivery : time(texts.lastDelivery, lastDeliveredAt);
  return (
    <section className={styles.strip} aria-label={texts.label}>
      <Stat
        label={texts.crm}
        value={connected ? standing : texts.notConnected}
        detail={connected ? last : texts.kept}
      />
      <Stat label={texts.deliveredToday} value={count.format(health.deliveredToday)} />
      <Stat
        label={texts.waiting}
        value={counted(health.waiting)}
        detail={waitingSince === null ? undefined : time(texts.waitingSince, waitingSince)}
      />
      <Stat
        label={texts.failed}
        value={counted(failed)}
        detail={failed > 0 && deliveriesHref !== undefined && <Link href={deliveriesHref}>{texts.look}</Link>}
      />
      <Stat
        label={texts.median}
        value={medianSeconds === null ? texts.noMedian : inWords(medianSeconds, texts.durations)}
      />
      {notices.map((on) => (
        <Stat
          key={on.channel}
          label={texts.notices[on.channel]}
          value={on.reason === null ? texts.connected : texts.failing}
          detail={
            on.waitingSince === null
              ? texts.nothingWaits
              : time(fillIn(texts.noticesWaiting, { count: counted(on.waiting) }), on.waitingSince)
          }
        />
      ))}
    </section>
  );
}

function inWords(seconds: number, { seconds: few, minutes, hours }: DeliveryHealthStripTexts['durations']): string {
  if (seconds < 60) return fillIn(few, { count: Math.round(seconds) });
  return seconds < 3600
    ? fillIn(minutes, { count: Math.round(seconds / 60) })
    : fillIn(hours, { count: Math.round(seconds / 3600) });
}
