-- Shared by every instance, and kept over a restart. Unlogged, so that a post waits for one flush, that of its submission: a
-- crash forgives everybody, which is no loss.
create unlogged table rate_limits (
  key text primary key,
  -- When the allowance will be whole again. What lies in the past says nothing and may go.
  whole_at timestamptz(3) not null
);
create index rate_limits_by_end on rate_limits (whole_at);
