-- One person is asked on the spot: each location has a campaign that stands ready for it and gathers nobody by itself.
alter table campaigns drop constraint campaigns_run_kind_check;
alter table campaigns add constraint campaigns_run_kind_check check (run_kind in ('sent', 'activated', 'asked'));
create unique index campaigns_asking on campaigns (customer_id, location_id)
  where run_kind = 'asked' and status <> 'completed' and deleted_at is null;

-- The same person may get something from the same campaign again, a while later: each time is a row of its own.
alter table campaign_recipients add column turn integer not null default 0;
drop index campaign_recipients_once;
create unique index campaign_recipients_once on campaign_recipients (customer_id, campaign_id, channel, address_key, turn);
