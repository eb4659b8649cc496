import { type DeliveryHealth, maxCounted, type NoticeChannel } from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../database/database.ts';
import { readNoticeHealth } from './notices.ts';

export interface DeliveryDeskDependencies {
  database: Database;
  /** Whether a CRM is configured. */
  connected: boolean;
  /** The channels that report new leads. */
  channels: readonly NoticeChannel[];
  /** The time zone of the sponsor's office. */
  timeZone: string;
  now: () => Date;
}

export type DeliveryDesk = ReturnType<typeof createDeliveryDesk>;

interface HealthRow {
  failing: boolean;
  last_delivered_at: Date | null;
  delivered_today: number;
  waiting: number;
  waiting_since: Date | null;
  failed: number;
  quarantined: number;
  median_seconds: number | null;
}

const readHealth = `
  select
    coalesce((select state = 'pending' from deliveries where last_attempt_at is not null and lease_token is null
       order by last_attempt_at desc limit 1), false) as failing,
    (select max(delivered_at) from deliveries where state = 'delivered') as last_delivered_at,
    (select count(*)::int from deliveries where state = 'delivered'
       and delivered_at >= date_trunc('day', statement_timestamp() at time zone $1::text) at time zone $1::text) as delivered_today,
    (select count(*)::int from (select from deliveries where state = 'pending' limit ${maxCounted}) as counted) as waiting,
    (select min(received_at) from submissions join (
       select submission_id from deliveries where state = 'pending' limit ${maxCounted}
     ) as counted on submission_id = id) as waiting_since,
    (select count(*)::int from (select from deliveries where state = 'dead-letter' limit ${maxCounted}) as counted) as failed,
    (select count(*)::int from (select from deliveries where state = 'quarantined' limit ${maxCounted}) as counted) as quarantined,
    (select percentile_cont(0.5) within group (order by extract(epoch from delivered_at - received_at)::float8)
       from (select submission_id, delivered_at from deliveries where state = 'delivered'
             order by delivered_at desc limit 100) as last join submissions on submissions.id = submission_id)
      as median_seconds`;

/** The state of deliveries to the CRM, and retries of failed ones. */
export function createDeliveryDesk({ database, connected, channels, timeZone, now }: DeliveryDeskDependencies) {
  return {
    async health(): Promise<DeliveryHealth> {
      const [{ rows }, pauses, notices] = await Promise.all([
        database.query<HealthRow>(readHealth, [timeZone]),
        database.query<{ lane: string; paused_until: Date }>(
          'select lane, paused_until from delivery_lanes where paused_until > statement_timestamp() order by lane',
        ),
        readNoticeHealth(database, channels),
      ]);
      const [found] = rows;
      if (found === undefined) throw new Error('The deliveries could not be counted.');
      return {
        connected,
        failing: found.failing,
        lastDeliveredAt: found.last_delivered_at?.toISOString() ?? null,
        deliveredToday: found.delivered_today,
        waiting: found.waiting,
        waitingSince: found.waiting_since?.toISOString() ?? null,
        failed: found.failed,
        quarantined: found.quarantined,
        pauses: pauses.rows.map((row) => ({ lane: row.lane, until: row.paused_until.toISOString() })),
        medianSeconds: found.median_seconds,
        notices,
      };
    },
    /** Schedules failed deliveries again, one of them or all. Returns how many there were. */
    retry: (retriedBy: string, submissionId?: string): Promise<number> =>
      database.transaction(async (transaction) => {
        const { affectedRows } = await transaction.query(
          `update deliveries set state = 'pending', refusals = 0, refused_after = null,
           next_attempt_at = statement_timestamp()
         where state = 'dead-letter' and ($1::uuid is null or submission_id = $1::uuid)`,
          [submissionId ?? null],
        );
        if (affectedRows > 0) {
          const entry = { actor: retriedBy, action: 'delivery retried', subject: submissionId ?? '' } as const;
          await recordAudit(transaction, { ...entry, details: { deliveries: affectedRows } }, now());
        }
        return affectedRows;
      }),
  };
}
