-- What was read and then failed still counts as read: a share may be above two, where it was cut off.
alter table campaign_metrics drop column open_share, drop column click_share, drop column response_share;
alter table campaign_metrics
  add column open_share     bigint not null generated always as (
    case when sent > 0 then (opens::float8 / sent * 1000000000)::bigint else 0 end) stored,
  add column click_share    bigint not null generated always as (
    case when sent > 0 then (clicks::float8 / sent * 1000000000)::bigint else 0 end) stored,
  add column response_share bigint not null generated always as (
    case when sent > 0 then (responses::float8 / sent * 1000000000)::bigint else 0 end) stored;
