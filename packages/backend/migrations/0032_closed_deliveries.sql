-- Staff may decide that a submission is not to reach the CRM: it was a program's, or was dealt with by hand.
alter table deliveries drop constraint deliveries_state_check;
alter table deliveries add constraint deliveries_state_check
  check (state in ('pending', 'delivered', 'dead-letter', 'quarantined', 'closed'));
alter table deliveries add column closed_at timestamptz(3);

-- What staff read of deliveries, a page after the other. Nothing here is touched when a visitor signs up.
drop index deliveries_delivered;
drop index deliveries_failed;
create index deliveries_delivered on deliveries (delivered_at, submission_id) where state = 'delivered';
create index deliveries_failed on deliveries (last_attempt_at, submission_id) where state = 'dead-letter';
create index deliveries_quarantined on deliveries (next_attempt_at, submission_id) where state = 'quarantined';
create index deliveries_closed on deliveries (closed_at, submission_id) where state = 'closed';
