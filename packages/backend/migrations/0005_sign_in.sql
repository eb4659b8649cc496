-- An attempt is counted for the account and its network, for the account alone, or for a browser that staff have used.
alter table staff.sign_in_attempts rename column email_key to counted_for;
create index sign_in_attempts_by_end on staff.sign_in_attempts (ends_at);
create index sessions_by_end on staff.sessions (expires_at);
