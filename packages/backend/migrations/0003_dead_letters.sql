alter table deliveries drop constraint deliveries_state_check;
update deliveries set state = 'dead-letter' where state = 'given-up';
alter table deliveries add constraint deliveries_state_check check (state in ('pending', 'delivered', 'dead-letter'));
