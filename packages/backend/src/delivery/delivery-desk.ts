import {
  crmFormIds,
  type Delivery,
  type DeliveryHealth,
  type DeliveryState,
  deliveriesPerRead,
  mostCounted,
} from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../database/database.ts';

export interface DeliveryDeskDependencies {
  database: Database;
  /** Whether a CRM is connected. */
  connected: boolean;
  /** Where the sponsor's day begins. */
  timeZone: string;
  now: () => Date;
}

export type DeliveryDesk = ReturnType<typeof createDeliveryDesk>;

interface HealthRow {
  last_delivered_at: Date | null;
  delivered_today: number;
  waiting: number;
  waiting_since: Date | null;
  failed: number;
  median_seconds: number | null;
}

interface DeliveryRow {
  submission_id: string;
  form_id: Delivery['formId'];
  email: string;
  received_at: Date;
  attempts: number;
  last_error: string | null;
  at: Date;
}

const readHealth = `
  select
    (select max(delivered_at) from deliveries where state = 'delivered') as last_delivered_at,
    (select count(*)::int from deliveries where state = 'delivered'
       and delivered_at >= date_trunc('day', statement_timestamp() at time zone $1::text) at time zone $1::text) as delivered_today,
    (select count(*)::int from (select from deliveries where state = 'pending' limit ${mostCounted}) as counted) as waiting,
    (select min(received_at) from submissions join (
       select submission_id from deliveries where state = 'pending' limit ${mostCounted}
     ) as counted on submission_id = id) as waiting_since,
    (select count(*)::int from (select from deliveries where state = 'dead-letter' limit ${mostCounted}) as counted) as failed,
    (select percentile_cont(0.5) within group (order by extract(epoch from delivered_at - received_at)::float8)
       from (select submission_id, delivered_at from deliveries where state = 'delivered'
             order by delivered_at desc limit 100) as last join submissions on submissions.id = submission_id)
      as median_seconds`;

const columns = 'submission_id, deliveries.form_id, email, received_at, attempts, last_error';
const joined = 'join submissions on submissions.id = submission_id join leads on leads.id = lead_id';

/** Each of them reads no more than the rows that it answers, however many there are. */
const lists: Record<DeliveryState, string> = {
  failed: `
    select ${columns}, coalesce(last_attempt_at, received_at) as at from (
      select * from deliveries where state = 'dead-letter' order by last_attempt_at desc, submission_id
      limit ${deliveriesPerRead}
    ) as deliveries ${joined} order by last_attempt_at desc, submission_id`,
  waiting: `
    select ${columns}, next_attempt_at as at from (
      select of_form.* from unnest($1::text[]) as form (id) cross join lateral (
        select * from deliveries where form_id = form.id and state = 'pending'
        order by next_attempt_at limit ${deliveriesPerRead}
      ) as of_form order by next_attempt_at, submission_id limit ${deliveriesPerRead}
    ) as deliveries ${joined} order by next_attempt_at, submission_id`,
  delivered: `
    select ${columns}, delivered_at as at from (
      select * from deliveries where state = 'delivered' order by delivered_at desc, submission_id
      limit ${deliveriesPerRead}
    ) as deliveries ${joined} order by delivered_at desc, submission_id`,
};

/** What staff see of deliveries to the CRM, and can do about the failed ones. */
export function createDeliveryDesk({ database, connected, timeZone, now }: DeliveryDeskDependencies) {
  return {
    async health(): Promise<DeliveryHealth> {
      const [{ rows }, pauses] = await Promise.all([
        database.query<HealthRow>(readHealth, [timeZone]),
        database.query<{ lane: string; paused_until: Date }>(
          'select lane, paused_until from delivery_lanes where paused_until > statement_timestamp() order by lane',
        ),
      ]);
      const [found] = rows;
      if (found === undefined) throw new Error('The deliveries could not be counted.');
      return {
        connected,
        lastDeliveredAt: found.last_delivered_at?.toISOString() ?? null,
        deliveredToday: found.delivered_today,
        waiting: found.waiting,
        waitingSince: found.waiting_since?.toISOString() ?? null,
        failed: found.failed,
        pauses: pauses.rows.map((row) => ({ lane: row.lane, until: row.paused_until.toISOString() })),
        medianSeconds: found.median_seconds,
      };
    },
    /** At most 50: the last that failed or were delivered, or those that will be tried next. */
    async list(state: DeliveryState): Promise<Delivery[]> {
      const { rows } = await database.query<DeliveryRow>(lists[state], state === 'waiting' ? [crmFormIds] : []);
      return rows.map((row) => ({
        submissionId: row.submission_id,
        formId: row.form_id,
        email: row.email,
        state,
        receivedAt: row.received_at.toISOString(),
        attempts: row.attempts,
        reason: row.last_error,
        at: row.at.toISOString(),
      }));
    },
    /** Has failed deliveries tried again, one of them or all. Answers how many there were. */
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
