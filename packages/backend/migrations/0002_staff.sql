create schema staff;

create table staff.users (
  id text primary key,
  name text not null,
  email text not null constraint users_email unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table staff.sessions (
  id text primary key,
  user_id text not null references staff.users (id) on delete cascade,
  token text not null constraint sessions_token unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index sessions_by_user on staff.sessions (user_id);

create table staff.accounts (
  id text primary key,
  user_id text not null references staff.users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index accounts_by_user on staff.accounts (user_id);

create table staff.verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index verifications_by_identifier on staff.verifications (identifier);

-- Shared by every instance: sign-in attempts are counted per account, whichever instance receives them.
create table staff.sign_in_attempts (
  email_key text primary key,
  attempts integer not null,
  ends_at timestamptz(3) not null
);

create table staff.setup_tokens (
  token_hash text primary key,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

-- Made once for a database, so that every instance accepts the cookies of the others.
create table staff.secrets (
  name text primary key,
  value text not null
);
