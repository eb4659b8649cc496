with person as (
  insert into leads (id, email, email_key, created_at, forms, campaigns)
  select id, id || '@example.org', id || '@example.org', now(), '{sign-up}', '{bench}' from (select gen_random_uuid() as id) as made
  on conflict (email_key) do update set quarantined = leads.quarantined and excluded.quarantined
  returning id
),
stored as (
  insert into submissions (id, lead_id, form_id, fields, context, received_at)
  select gen_random_uuid(), id, 'sign-up', '[{"name": "email", "value": "ann@example.org"}, {"name": "lead_source", "value": "Landing Page Lead"}, {"name": "utm_source", "value": "direct"}, {"name": "utm_medium", "value": "website"}, {"name": "utm_campaign", "value": "bench"}, {"name": "utm_content", "value": "bench"}, {"name": "utm_term", "value": ""}]', '{}', now() from person
  returning id, lead_id
),
queued as (
  insert into deliveries (submission_id, form_id, state, next_attempt_at) select id, 'sign-up', 'pending', now() from stored
)
insert into lead_events (id, lead_id, kind, submission_id, occurred_at)
select gen_random_uuid(), lead_id, 'submitted', id, now() from stored;
