import { doNotContact, isSpam, type NoticeChannel, type Submission } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { AddressHashes } from '../base/address-hash.ts';
import type { Database } from '../database/database.ts';

export interface SubmissionToRecord {
  /** A UUID chosen by the visitor's browser, which identifies repeats. */
  submissionId: string;
  submission: Submission;
  receivedAt: Date;
}

export interface StoredSubmission {
  leadId: string;
  /** True if this id was stored before. */
  repeated: boolean;
  /** False if the id was stored before with another form or other fields; this content is then not stored. */
  sameContent: boolean;
}

/** The most campaigns stored per person: enough for filters, and a bound for programs that invent them. */
const maxCampaigns = 20;

// Sorted by e-mail address, so that two servers lock the same leads in the same order.
const storeAll = `
  with input as (
    select * from json_to_recordset($1::json) as entry (
      submission_id uuid, new_lead_id uuid, event_id uuid, offer_id uuid, email text, email_key text, address_hashes text[],
      form_id text, fields jsonb, context jsonb, spam boolean, name text, phone text, campaign text,
      received_at timestamptz
    )
  ),
  unknown as (
    -- One by one by the key: a join that was planned while the table was small would go on reading all of it.
    select *, (
      select address_hash from suppressions where address_hash = any(input.address_hashes) limit 1
    ) as suppression from input
    where coalesce((select false from submissions where submissions.id = input.submission_id), true)
  ),
  people as (
    insert into leads as known
      (id, email, email_key, created_at, quarantined, status, suppression, name, phone, forms, campaigns)
    select (array_agg(new_lead_id order by received_at))[1], (array_agg(email order by received_at))[1], email_key,
      min(received_at), bool_and(spam), case when max(suppression) is null then 'new' else '${doNotContact}' end,
      max(suppression),
      coalesce((array_agg(name order by received_at) filter (where name <> '' and not spam))[1], ''),
      coalesce((array_agg(phone order by received_at) filter (where phone <> '' and not spam))[1], ''),
      array_agg(distinct form_id), coalesce(array_agg(distinct campaign) filter (where campaign <> ''), '{}')
    from unknown group by email_key order by email_key
    on conflict (email_key) do update set
      quarantined = known.quarantined and excluded.quarantined,
      -- Anybody who knows an address may send another name with it.
      name = case when known.name = '' then excluded.name else known.name end,
      phone = case when known.phone = '' then excluded.phone else known.phone end,
      forms = case when known.forms @> excluded.forms then known.forms
        else array(select distinct unnest(known.forms || excluded.forms)) end,
      campaigns = case when known.campaigns @> excluded.campaigns or cardinality(known.campaigns) >= ${maxCampaigns}
        then known.campaigns else array(select distinct unnest(known.campaigns || excluded.campaigns)) end
    returning id, email_key, status, name, phone
  ),
  stored as (
    insert into submissions (id, lead_id, form_id, fields, context, received_at)
    select submission_id, people.id, form_id, fields, context, received_at from unknown join people using (email_key)
    on conflict (id) do nothing
    returning id, lead_id, form_id, received_at
  ),
  queued as (
    insert into deliveries (submission_id, form_id, state, next_attempt_at)
    select stored.id, stored.form_id,
      case when spam or people.status = '${doNotContact}' then 'quarantined' else 'pending' end, statement_timestamp()
    from stored join input on input.submission_id = stored.id join people on people.id = lead_id
  ),
  announced as (
    insert into lead_notices (submission_id, channel, since, next_attempt_at)
    select stored.id, channel, statement_timestamp(), statement_timestamp()
    from stored join input on input.submission_id = stored.id join people on people.id = lead_id
      cross join unnest($2::text[]) as channel
    where not spam and people.status <> '${doNotContact}'
  ),
  noted as (
    insert into lead_events (id, lead_id, kind, submission_id, occurred_at)
    select event_id, lead_id, 'submitted', stored.id, stored.received_at
    from stored join input on input.submission_id = stored.id
  ),
  offered as (
    insert into lead_events (id, lead_id, kind, submission_id, occurred_at, details)
    select offer_id, lead_id, 'offered', stored.id, stored.received_at, jsonb_strip_nulls(jsonb_build_object(
      'name', case when input.name not in ('', people.name) then input.name end,
      'phone', case when input.phone not in ('', people.phone) then input.phone end))
    from stored join input on input.submission_id = stored.id join people on people.id = lead_id
    where not spam and (input.name not in ('', people.name) or input.phone not in ('', people.phone))
  )
  select id, lead_id, false as repeated, true as same_content from stored`;

const findAll = `
  select submissions.id, lead_id, true as repeated,
    submissions.form_id = input.form_id and submissions.fields = input.fields as same_content
  from json_to_recordset($1::json) as input (submission_id uuid, form_id text, fields jsonb)
  join submissions on submissions.id = input.submission_id`;

interface StoredRow {
  id: string;
  lead_id: string;
  repeated: boolean;
  same_content: boolean;
}

/**
 * Stores each submission with its lead, its events and its delivery: all or nothing. A lead keeps the name and phone number
 * given first; later ones are noted for staff. Submissions of a person on the do-not-contact list are held for staff and not
 * reported.
 *
 * @param channels on which new leads are reported.
 * @param inputs with distinct submission ids.
 */
export async function storeSubmissions(
  database: Database,
  addressHashes: AddressHashes,
  channels: readonly NoticeChannel[],
  inputs: readonly SubmissionToRecord[],
): Promise<Map<string, StoredSubmission>> {
  const entries = inputs
    .map((input) => toEntry(input, addressHashes))
    .toSorted((one, other) => (one.email_key < other.email_key ? -1 : 1));
  const stored = await database.query<StoredRow>(storeAll, [JSON.stringify(entries), channels], 'store submissions');
  const found = new Map(stored.rows.map(toResult));
  const repeats = entries.filter((entry) => !found.has(entry.submission_id));
  if (repeats.length === 0) return found;
  const known = await database.query<StoredRow>(findAll, [JSON.stringify(repeats)]);
  return new Map([...found, ...known.rows.map(toResult)]);
}

function toEntry({ submissionId, submission, receivedAt }: SubmissionToRecord, addressHashes: AddressHashes) {
  return {
    submission_id: submissionId.toLowerCase(),
    new_lead_id: uuidv7(),
    event_id: uuidv7(),
    offer_id: uuidv7(),
    email: submission.email,
    email_key: submission.email.toLowerCase(),
    address_hashes: addressHashes(submission.email),
    form_id: submission.formId,
    fields: submission.fields,
    context: submission.context,
    spam: isSpam(submission.context),
    name: nameIn(submission),
    phone: valueOf(submission.fields, 'phone'),
    campaign: campaignOf(submission),
    received_at: receivedAt.toISOString(),
  };
}

/** Empty if the form does not ask for one. */
function nameIn({ fields }: Submission): string {
  return `${valueOf(fields, 'firstname')} ${valueOf(fields, 'lastname')}`.trim();
}

/** The visit's first source, or else the form's own. */
function campaignOf({ fields, context }: Submission): string {
  return context.firstTouch?.campaign?.utm_campaign ?? valueOf(fields, 'utm_campaign');
}

function valueOf(fields: Submission['fields'], wanted: string): string {
  return fields.find(({ name }) => name === wanted)?.value ?? '';
}

function toResult(row: StoredRow): [string, StoredSubmission] {
  return [row.id, { leadId: row.lead_id, repeated: row.repeated, sameContent: row.same_content }];
}
