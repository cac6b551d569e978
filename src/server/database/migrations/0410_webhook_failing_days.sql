-- One old failure and a single late one are not five days of failure: the days on which it failed are counted. And it may have been
-- told that it is not wanted any more.
alter table webhook_endpoints
  add column failing_days integer not null default 0,
  add column failed_on date,
  add column given_up_for text check (given_up_for in ('failing', 'gone'));
