-- One-time links: for the first administrator, for whom staff invite, and for a new password.
alter table staff.setup_tokens rename to one_time_links;
alter table staff.one_time_links
  add column id uuid not null default gen_random_uuid() constraint one_time_links_id unique,
  add column purpose text not null default 'first administrator'
    check (purpose in ('first administrator', 'invitation', 'new password')),
  add column email text,
  add column role text check (role in ('viewer', 'editor', 'administrator')),
  add column user_id text references staff.users (id) on delete cascade,
  add column issued_by text,
  add constraint one_time_links_are_complete check (
    case purpose
      when 'first administrator' then true
      when 'invitation' then email is not null and role is not null
      else user_id is not null
    end
  );
alter table staff.one_time_links alter column purpose drop default;
create index one_time_links_by_user on staff.one_time_links (user_id);

alter table staff.users add column two_factor_enabled boolean not null default false;

create table staff.two_factors (
  id text primary key,
  user_id text not null constraint two_factors_user unique references staff.users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz(3)
);

-- A code is good for a minute and a half, and for one use.
create table staff.used_codes (
  user_id text not null references staff.users (id) on delete cascade,
  code text not null,
  used_at timestamptz(3) not null,
  primary key (user_id, code)
);
