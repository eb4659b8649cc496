-- What staff read of deliveries, newest first. Nothing here is touched when a visitor signs up.
create index deliveries_delivered on deliveries (delivered_at desc, submission_id) where state = 'delivered';
create index deliveries_failed on deliveries (last_attempt_at desc, submission_id) where state = 'dead-letter';
