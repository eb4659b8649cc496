alter table staff.users add column role text not null default 'administrator'
  check (role in ('viewer', 'editor', 'administrator'));
alter table staff.users alter column role drop default;
alter table staff.users add column disabled_at timestamptz(3);
