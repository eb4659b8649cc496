-- What staff did and read. Each entry's hash covers the one before it, so none can be changed or taken out unnoticed.
create table staff.audit_log (
  entry integer primary key,
  at timestamptz(3) not null,
  actor text not null check (actor !~ '\n'),
  action text not null check (action !~ '\n'),
  subject text not null check (subject !~ '\n'),
  details jsonb not null,
  hash text not null
);
create index audit_log_by_actor on staff.audit_log (actor, entry desc);
create index audit_log_by_action on staff.audit_log (action, entry desc);

create function staff.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger audit_log_is_append_only before update or delete or truncate on staff.audit_log
  for each statement execute function staff.refuse_audit_change();

create function staff.record_audit(at timestamptz, actor text, action text, subject text, details jsonb)
returns void language plpgsql as $$
declare
  last_entry integer;
  last_hash text;
begin
  -- No two entries may follow the same one.
  perform pg_advisory_xact_lock(2026112201);
  select entry, hash into last_entry, last_hash from staff.audit_log order by entry desc limit 1;
  last_entry := coalesce(last_entry, 0) + 1;
  at := at::timestamptz(3);
  insert into staff.audit_log (entry, at, actor, action, subject, details, hash) values (
    last_entry, at, actor, action, subject, details,
    encode(sha256(convert_to(concat_ws(E'\n', coalesce(last_hash, ''), last_entry,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor, action, subject, details::text), 'UTF8')), 'hex')
  );
end
$$;
