import { crmFormIds, type Delivery, type DeliveryList, type DeliveryState, deliveriesPerRead } from '@sponsor/domain';
import { type ListCursor, writeCursor } from '../base/list-cursor.ts';
import type { Queryable } from '../database/database.ts';
import { createParameters, type Parameters } from '../database/parameters.ts';

interface DeliveryRow {
  submission_id: string;
  lead_id: string;
  form_id: Delivery['formId'];
  email: string;
  received_at: Date;
  attempts: number;
  reason: string | null;
  at: Date;
}

/** The sort key of each list; each has its own index. */
const newestFirst: Record<Exclude<DeliveryState, 'waiting'>, { stored: string; at: string }> = {
  failed: { stored: 'dead-letter', at: 'last_attempt_at' },
  // A held submission is scheduled on arrival, and keeps that time.
  quarantined: { stored: 'quarantined', at: 'next_attempt_at' },
  delivered: { stored: 'delivered', at: 'delivered_at' },
  closed: { stored: 'closed', at: 'closed_at' },
};

/** The reason staff gave for closing it; otherwise the CRM's reason for refusing it. */
const reasonOf = (state: DeliveryState) =>
  state === 'closed'
    ? `(select details ->> 'reason' from lead_events
        where lead_events.lead_id = submissions.lead_id and submission_id = submissions.id and kind = 'closed'
        order by occurred_at desc, lead_events.id desc limit 1)`
    : 'last_error';

/** Returns one page of the deliveries in a state. It reads no more rows than it returns, wherever in the list it begins. */
export async function listDeliveries(
  database: Queryable,
  state: DeliveryState,
  after: ListCursor | undefined,
): Promise<DeliveryList> {
  const parameters = createParameters();
  const { found, order } = state === 'waiting' ? nextToBeTried(after, parameters) : newest(state, after, parameters);
  const { rows } = await database.query<DeliveryRow>(
    `select submission_id, lead_id, found.form_id, email, received_at, attempts, ${reasonOf(state)} as reason, at
     from (${found}) as found join submissions on submissions.id = submission_id join leads on leads.id = lead_id
     order by ${order}`,
    parameters.values,
  );
  const deliveries = rows.slice(0, deliveriesPerRead).map((row) => toDelivery(row, state));
  const last = rows.length > deliveriesPerRead ? deliveries.at(-1) : undefined;
  return { deliveries, next: last ? writeCursor({ value: last.at, id: last.submissionId }) : null };
}

/** One row more than requested shows whether there is a next page. */
const limit = `limit ${deliveriesPerRead + 1}`;

function newest(state: keyof typeof newestFirst, after: ListCursor | undefined, parameters: Parameters) {
  const { stored, at } = newestFirst[state];
  const onwards = after ? `and (${at}, submission_id) < ${cursorOf(after, parameters)}` : '';
  const order = 'at desc, submission_id desc';
  return {
    found: `select *, ${at} as at from deliveries where state = '${stored}' ${onwards} order by ${order} ${limit}`,
    order,
  };
}

/** Merges the sorted rows of each form, and takes the first ones. */
function nextToBeTried(after: ListCursor | undefined, parameters: Parameters) {
  const forms = parameters.add(crmFormIds);
  const onwards = after ? `and (next_attempt_at, submission_id) > ${cursorOf(after, parameters)}` : '';
  const order = 'at, submission_id';
  return {
    found: `select of_form.* from unnest(${forms}::text[]) as form (id) cross join lateral (
        select *, next_attempt_at as at from deliveries where form_id = form.id and state = 'pending' ${onwards}
        order by ${order} ${limit}
      ) as of_form order by ${order} ${limit}`,
    order,
  };
}

function cursorOf({ value, id }: ListCursor, parameters: Parameters): string {
  return `(${parameters.add(value)}::timestamptz, ${parameters.add(id)}::uuid)`;
}

function toDelivery(row: DeliveryRow, state: DeliveryState): Delivery {
  return {
    submissionId: row.submission_id,
    leadId: row.lead_id,
    formId: row.form_id,
    email: row.email,
    state,
    receivedAt: row.received_at.toISOString(),
    attempts: row.attempts,
    reason: row.reason,
    at: row.at.toISOString(),
  };
}
