-- A campaign may ask after each visit, and remind whoever has not answered.
alter table campaigns drop constraint campaigns_run_kind_check;
alter table campaigns add constraint campaigns_run_kind_check
  check (run_kind in ('sent', 'activated', 'asked', 'automatic'));
alter table campaigns
  -- How long after a visit it asks; nothing: it does not.
  add column visit_delay_hours integer check (visit_delay_hours between 0 and 720),
  add column reminders         smallint not null default 0 check (reminders between 0 and 2),
  -- Between the request and a reminder, and between two of those.
  add column reminder_days     smallint not null default 3 check (reminder_days between 1 and 14),
  -- Visits that were told of before are not its own.
  add column visits_from       timestamptz(3);
create index campaigns_automatic on campaigns (customer_id, id)
  where run_kind = 'automatic' and status in ('active', 'paused') and deleted_at is null;

alter table campaign_recipients
  -- The visit that it asks about.
  add column visit_id    uuid,
  -- The first request has none; reminders count from one.
  add column reminder    smallint not null default 0,
  -- Somebody has looked whether a reminder is to follow it.
  add column is_reminded boolean not null default false;
create unique index campaign_recipients_of_visit on campaign_recipients (customer_id, visit_id, campaign_id, reminder)
  where visit_id is not null;
create index campaign_recipients_to_remind on campaign_recipients (customer_id, campaign_id, handed_over_at)
  where visit_id is not null and not is_reminded;
