-- Each version of a page that visitors were shown. It is named by the SHA-256 of its path and its document.
create table page_versions (
  hash text primary key,
  path text not null,
  -- The document without its scripts, compressed with Brotli.
  document bytea not null,
  -- What it said, and a hash of that: versions that only look different share it.
  reading jsonb not null,
  words text not null
);
create index page_versions_by_path on page_versions (path);
create trigger page_versions_never_change before update on page_versions
  for each row execute function refuse_change();

-- When each was live: one row for as long as no server stopped showing it for more than a few minutes.
create table page_periods (
  version text not null references page_versions (hash) on delete cascade,
  first_seen timestamptz(3) not null,
  last_seen timestamptz(3) not null check (last_seen >= first_seen),
  primary key (version, first_seen)
);
