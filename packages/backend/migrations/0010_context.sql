-- What travelled beside the fields of a form: kept for our books, never passed on.
alter table submissions add column context jsonb not null default '{}';

-- A submission that fell into the trap for programs is kept, and delivered only once staff release it.
alter table deliveries drop constraint deliveries_state_check;
alter table deliveries add constraint deliveries_state_check
  check (state in ('pending', 'delivered', 'dead-letter', 'quarantined'));

-- True as long as nothing else came from this address: nobody is to read through what programs typed.
alter table leads add column quarantined boolean not null default false;
drop index leads_newest;
create index leads_newest on leads (created_at desc, id desc) where not quarantined;
create or replace view investment_leads as
  select id, email, created_at, status, contacted_at from leads where not quarantined;
