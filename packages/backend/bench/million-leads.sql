-- A million persons, each of whom came once, over three years, by forty campaigns one after the other.
insert into leads (id, email, email_key, created_at, status, name, forms, campaigns, owner, contacted_at)
select gen_random_uuid(), address, address, timestamptz '2023-11-22T00:00:00Z' + n * interval '94.608 seconds',
  (array['new', 'contacted', 'qualified', 'invested', 'not_interested', 'do_not_contact'])[1 + n % 6], name,
  array[(array['sign-up', 'contact', 'webinar-reg-a', 'webinar-reg-d', 'deck'])[1 + n % 5]],
  array['campaign_' || n / 25000], case when n % 10 = 0 then 'dana@example.org' when n > 100000 then 'max@example.org' end,
  case when n % 6 > 0 then now() end
from (
  select n, 'p' || md5(n::text) || '@example.org' as address,
    initcap(substr(md5('first' || n % 5000), 1, 7)) || ' ' || initcap(substr(md5('last' || n % 7000), 1, 9)) as name
  from generate_series(1, 1000000) as n
) as person;
insert into submissions (id, lead_id, form_id, fields, received_at)
select gen_random_uuid(), id, forms[1],
  jsonb_build_array(jsonb_build_object('name', 'email', 'value', email),
    jsonb_build_object('name', 'utm_campaign', 'value', campaigns[1])), created_at
from leads;
insert into deliveries (submission_id, form_id, state, next_attempt_at, last_attempt_at, delivered_at)
select id, form_id, 'delivered', received_at, received_at, received_at from submissions;
insert into lead_events (id, lead_id, kind, submission_id, occurred_at)
select gen_random_uuid(), lead_id, 'submitted', id, received_at from submissions;
analyze;
