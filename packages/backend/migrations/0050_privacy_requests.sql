-- What persons asked for about what is kept of them. They are known by their lead alone, so that erasing it leaves nothing here.
create table privacy_requests (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  kind text not null check (kind in ('access', 'erasure', 'do-not-contact')),
  received_on date not null,
  due_on date not null,
  outcome text check (outcome in ('answered', 'refused')),
  closed_at timestamptz(3),
  closed_by text,
  check ((outcome is null) = (closed_at is null) and (outcome is null) = (closed_by is null))
);
-- Who asks twice waits for one answer.
create unique index privacy_requests_waiting on privacy_requests (lead_id, kind) where closed_at is null;
create index privacy_requests_due on privacy_requests (due_on, id) where closed_at is null;
create index privacy_requests_closed on privacy_requests (closed_at desc, id) where closed_at is not null;
