import { type Field, privacyForm } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../database/database.ts';

export interface CrmNotice {
  leadId: string;
  email: string;
  request: 'erasure' | 'do_not_contact' | 'contact_again';
  at: Date;
  /** The earliest time to send it: when any delivery about the person that is in transit has ended. */
  notBefore?: Date | null;
}

/**
 * Queues a person's request for the CRM, in the outbox of the submissions. Call it only for persons the CRM has received.
 */
export async function queueCrmNotice(
  transaction: Queryable,
  { leadId, email, request, at, notBefore = null }: CrmNotice,
): Promise<void> {
  const fields: Field[] = [
    { name: 'email', value: email },
    { name: 'privacy_request', value: request },
  ];
  await transaction.query(
    `with notice as (
       insert into submissions (id, lead_id, form_id, fields, received_at) values ($1, $2, $3, $4::jsonb, $5)
       returning id
     )
     insert into deliveries (submission_id, form_id, next_attempt_at)
     select id, $3, greatest(statement_timestamp(), $6::timestamptz) from notice`,
    [uuidv7(), leadId, privacyForm, JSON.stringify(fields), at, notBefore],
  );
}

/** Whether the CRM holds the person, or is about to. */
export async function isKnownToCrm(transaction: Queryable, leadId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ known: boolean }>(
    `select exists (
       select from submissions join deliveries on submission_id = submissions.id
       where lead_id = $1 and (state = 'pending' or last_attempt_at is not null)
     ) as known`,
    [leadId],
  );
  return rows[0]?.known ?? false;
}
