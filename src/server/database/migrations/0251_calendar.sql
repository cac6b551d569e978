-- When a campaign set out, or is to by its first day; and when it was to go out and did not, and why.
alter table campaigns
  add column began_at timestamptz(3),
  add column failed_at timestamptz(3),
  add column failed_why text check (failed_why in ('provider', 'nobody', 'missed', 'paused', 'empty'));

-- Serve the calendar: one customer, a few weeks.
create index campaigns_by_time on campaigns (customer_id, (coalesce(scheduled_send_time, failed_at, began_at, last_sent_at)))
  where deleted_at is null;
create index campaigns_by_first_day on campaigns (customer_id, start_date) where deleted_at is null and start_date is not null;
create index scheduled_responses_by_time on scheduled_responses (customer_id, scheduled_time) where status <> 'superseded';
