-- How often a page was shown and something was done, a day: numbers alone, and nothing of who.
create table event_counts (
  day date not null,
  kind text not null check (kind in ('page', 'event')),
  -- The path of a page, or the category of what was done.
  name text not null,
  label text not null default '',
  count bigint not null,
  -- The sum of the values that came along.
  total double precision not null default 0,
  primary key (day, kind, name, label)
);
