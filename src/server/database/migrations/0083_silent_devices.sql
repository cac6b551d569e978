-- How often in a row a browser's push service has not answered, and since when: one that stays silent is dropped.
alter table push_subscriptions add column failures integer not null default 0, add column failing_since timestamptz;
