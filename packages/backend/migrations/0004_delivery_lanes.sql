-- One lane a form, and `*` for all of them. Kept here, so that every server heeds a pause, also after a restart.
create table delivery_lanes (
  lane text primary key,
  -- How many submissions the CRM has taken. Whether others went through since one was refused follows from this number,
  -- and from no clock.
  accepted integer not null default 0,
  paused_until timestamptz(3)
);

alter table deliveries
  -- How often the CRM refused it although it had taken others of the form since the last time.
  add column refusals integer not null default 0,
  -- The lane's `accepted` when it was last refused.
  add column refused_after integer;
create index deliveries_refused on deliveries (form_id, refused_after) where state = 'pending' and refusals = 0;

-- Submissions of a form that the CRM does not know yet may wait in any number, and must not be read over at each claim.
drop index deliveries_due;
create index deliveries_due on deliveries (form_id, next_attempt_at) where state = 'pending';
