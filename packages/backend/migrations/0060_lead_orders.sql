-- Every order that staff can give the list, and every filter, is read by an index of its own.
create index leads_in_status on leads (status, id) where not quarantined;
-- Who was never contacted comes before all who were.
create index leads_by_last_contact on leads (coalesce(contacted_at, '-infinity'), id) where not quarantined;
-- Finds also whom nobody looks after.
drop index leads_by_owner;
create index leads_by_owner on leads (owner, created_at desc, id desc) where not quarantined;
