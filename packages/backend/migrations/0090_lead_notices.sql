-- News of a submission that is still to be told, to the webhook or by letter. No word of what anybody wrote is in it, and it is
-- deleted once it was told.
create table lead_notices (
  submission_id uuid not null references submissions (id),
  channel text not null check (channel in ('webhook', 'letters')),
  since timestamptz(3) not null,
  attempts integer not null default 0,
  -- A claim moves it to the end of its lease, so that a notice whose holder died comes due again by itself.
  next_attempt_at timestamptz(3) not null,
  last_error text,
  primary key (submission_id, channel)
);
create index lead_notices_due on lead_notices (channel, next_attempt_at);
create index lead_notices_oldest on lead_notices (channel, since);

-- One row: when the next letter may be sent, by whichever server.
create table letter_turn (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz(3) not null
);
insert into letter_turn (next_at) values ('epoch');
