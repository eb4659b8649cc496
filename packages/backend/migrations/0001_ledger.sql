create table leads (
  id uuid primary key,
  email text not null,
  email_key text not null constraint leads_email_key unique,
  created_at timestamptz(3) not null,
  status text not null default 'new',
  contacted_at timestamptz(3)
);
create index leads_newest on leads (created_at desc, id desc);

create table submissions (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  form_id text not null,
  fields jsonb not null,
  received_at timestamptz(3) not null
);
create index submissions_by_lead on submissions (lead_id, received_at desc);

create table lead_events (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  kind text not null,
  submission_id uuid references submissions (id),
  occurred_at timestamptz(3) not null
);
create index lead_events_by_lead on lead_events (lead_id, occurred_at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger lead_events_are_append_only before update or delete on lead_events
  for each row execute function refuse_change();

-- A claim moves next_attempt_at to the end of its lease, so that a row whose holder died comes due again by itself.
create table deliveries (
  submission_id uuid primary key references submissions (id),
  form_id text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'given-up')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  lease_token uuid,
  last_attempt_at timestamptz(3),
  last_error text,
  delivered_at timestamptz(3)
);
create index deliveries_due on deliveries (next_attempt_at) where state = 'pending';
create index deliveries_recent on deliveries (last_attempt_at);

create view investment_leads as
  select id, email, created_at, status, contacted_at from leads;
