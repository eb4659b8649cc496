-- Persons who asked to be forgotten and not contacted, by a keyed hash of the address, out of which nobody can be read.
create table suppressions (
  address_hash text primary key,
  since timestamptz(3) not null
);

alter table leads
  -- As given first, or as staff accepted it: whoever knows an address may send another number.
  add column phone text not null default '',
  -- The hash, where the person had asked before to be forgotten and the address came in again. It refers to no row, since
  -- no lead may be refused because staff take one off the list at that moment.
  add column suppression text;

update leads set phone = coalesce((
  select field ->> 'value' from submissions, jsonb_array_elements(fields) as field
  where lead_id = leads.id and field ->> 'name' = 'phone' and field ->> 'value' <> ''
  order by received_at desc, submissions.id desc limit 1
), '') where exists (select from submissions where lead_id = leads.id and fields @> '[{"name": "phone"}]');
