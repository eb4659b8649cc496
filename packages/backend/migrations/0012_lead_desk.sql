-- Finds letters in the middle of a word. It comes with every PostgreSQL, and with the embedded one.
create extension if not exists pg_trgm;

alter table leads
  -- As last typed into a form that asks for it.
  add column name text not null default '',
  -- The forms and campaigns that the person came by, for filters; the submissions say which and when.
  add column forms text[] not null default '{}',
  add column campaigns text[] not null default '{}',
  -- The address of who looks after the person.
  add column owner text,
  add column next_action text,
  add column next_action_on date,
  -- Nothing of the person may be erased as long as it stands.
  add column held_since timestamptz(3),
  add column erased_at timestamptz(3),
  add column search text not null generated always as (email_key || ' ' || lower(name)) stored;

update leads set
  forms = (select array_agg(distinct form_id) from submissions where lead_id = leads.id),
  name = coalesce((
    select trim(concat_ws(' ',
      (select field ->> 'value' from jsonb_array_elements(fields) as field where field ->> 'name' = 'firstname'),
      (select field ->> 'value' from jsonb_array_elements(fields) as field where field ->> 'name' = 'lastname')))
    from submissions where lead_id = leads.id and fields @> '[{"name": "firstname"}]'
    order by received_at desc limit 1
  ), ''),
  campaigns = coalesce((
    select array_agg(distinct field ->> 'value') from submissions, jsonb_array_elements(fields) as field
    where lead_id = leads.id and field ->> 'name' = 'utm_campaign' and field ->> 'value' <> ''
  ), '{}')
where exists (select from submissions where lead_id = leads.id);

create index leads_by_status on leads (status, created_at desc, id desc) where not quarantined;
create index leads_by_email on leads (email, id) where not quarantined;
create index leads_by_contact on leads (contacted_at desc, id desc) where not quarantined;
create index leads_by_owner on leads (owner, created_at desc, id desc) where owner is not null;
create index leads_to_do on leads (next_action_on, id) where next_action_on is not null;
create index leads_by_words on leads using gin (search gin_trgm_ops) where not quarantined;
create index leads_by_origin on leads using gin (forms, campaigns) where not quarantined;

alter table lead_events
  -- The address of who did it; null for what a visitor or the server did.
  add column actor text,
  add column details jsonb not null default '{}';

-- Erasing a person goes this way alone: it says so for its own transaction.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('ledger.erasing', true) = 'on' then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
