-- What was read and then failed still counts as read: a share may be above two, where it was cut off. The version before still reads
-- its own columns.
alter table campaign_metrics
  add column open_billionths     bigint not null generated always as (
    case when sent > 0 then (opens::float8 / sent * 1000000000)::bigint else 0 end) stored,
  add column click_billionths    bigint not null generated always as (
    case when sent > 0 then (clicks::float8 / sent * 1000000000)::bigint else 0 end) stored,
  add column response_billionths bigint not null generated always as (
    case when sent > 0 then (responses::float8 / sent * 1000000000)::bigint else 0 end) stored;
