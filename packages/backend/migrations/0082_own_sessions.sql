-- A session is known by the hash of what its cookie holds, so that who reads the database signs in as nobody. Those that
-- are open end here: of them the whole cookie was stored.
drop table staff.sessions;
create table staff.sessions (
  id uuid primary key,
  token_hash text not null constraint sessions_token unique,
  user_id text not null references staff.users (id) on delete cascade,
  -- The password was right, and the second factor is asked for: it opens nothing yet.
  halfway boolean not null,
  -- Of the second factor.
  tries integer not null default 0,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- When the person last gave the password, and the second factor where there is one.
  proved_at timestamptz(3) not null,
  user_agent text,
  -- Waits to be signed by a passkey, once.
  challenge text
);
create index sessions_by_user on staff.sessions (user_id);
create index sessions_by_end on staff.sessions (expires_at);
drop table staff.verifications;

alter table staff.users add column password_hash text;
update staff.users set password_hash = accounts.password from staff.accounts where accounts.user_id = users.id;
alter table staff.users
  alter column password_hash set not null,
  drop column name,
  drop column email_verified,
  drop column image;
drop table staff.accounts;

delete from staff.two_factors where not exists (select from staff.users where id = user_id and two_factor_enabled);
alter table staff.users drop column two_factor_enabled;
alter table staff.two_factors
  drop column id,
  drop column failed_verification_count,
  drop column locked_until,
  drop column verified,
  add column confirmed_at timestamptz(3),
  -- The half minute, counted from 1970, of the code that was used last: an earlier one and that one are good no more.
  add column last_step bigint not null default 0,
  drop constraint two_factors_user,
  add primary key (user_id);
alter table staff.two_factors rename column backup_codes to recovery_codes;
update staff.two_factors set
  confirmed_at = now(),
  secret = regexp_replace(secret, '^\$ba\$\d+\$', ''),
  recovery_codes = regexp_replace(recovery_codes, '^\$ba\$\d+\$', '');
drop table staff.used_codes;

create table staff.passkeys (
  id text primary key,
  user_id text not null references staff.users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  -- How often it has signed, as far as it says: one that goes backwards has been copied.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_by_user on staff.passkeys (user_id);

-- What happened to an account, until the person whom it concerns has read it.
create table staff.notices (
  id uuid primary key,
  user_id text not null references staff.users (id) on delete cascade,
  at timestamptz(3) not null,
  kind text not null,
  about text not null,
  by_whom text,
  network text,
  browser text,
  read_at timestamptz(3),
  -- When its letter was taken by the mail server; null also where there is none.
  mailed_at timestamptz(3)
);
create index notices_by_user on staff.notices (user_id, at) where read_at is null;
create index notices_to_mail on staff.notices (at) where mailed_at is null;
