-- Averages over all campaigns are read from their figures alone: each row says of what it is, and which share of the messages was taken
-- up, in whole billionths, which add up without losing anything.
alter table campaign_metrics
  -- As the campaign has them.
  add column last_sent_at      timestamptz(3),
  add column delivery_channels text[] not null default '{}',
  add column is_standing       boolean not null default true,
  add column open_share     integer not null generated always as (
    case when sent > 0 then (least(opens::float8 / sent, 2) * 1000000000)::integer else 0 end) stored,
  add column click_share    integer not null generated always as (
    case when sent > 0 then (least(clicks::float8 / sent, 2) * 1000000000)::integer else 0 end) stored,
  add column response_share integer not null generated always as (
    case when sent > 0 then (least(responses::float8 / sent, 2) * 1000000000)::integer else 0 end) stored;

create function describe_campaign_metrics() returns trigger
  language plpgsql
  as $$
  begin
    select c.last_sent_at, c.delivery_channels, c.deleted_at is null
    into new.last_sent_at, new.delivery_channels, new.is_standing
    from campaigns c where c.customer_id = new.customer_id and c.id = new.campaign_id;
    return new;
  end $$;
create trigger describe_new before insert on campaign_metrics for each row execute function describe_campaign_metrics();

-- Whoever changes a campaign holds it before its figures, as whoever hands over does.
create function describe_metrics_of_campaign() returns trigger
  language plpgsql
  as $$
  begin
    update campaign_metrics m
    set last_sent_at = new.last_sent_at, delivery_channels = new.delivery_channels, is_standing = new.deleted_at is null
    where m.customer_id = new.customer_id and m.campaign_id = new.id;
    return null;
  end $$;
create trigger describe_metrics after update of last_sent_at, delivery_channels, deleted_at on campaigns
  for each row when (
    (old.last_sent_at, old.delivery_channels, old.deleted_at) is distinct from (new.last_sent_at, new.delivery_channels, new.deleted_at))
  execute function describe_metrics_of_campaign();

-- What was sent before.
alter table campaigns no force row level security;
alter table campaign_metrics no force row level security;
update campaign_metrics m
set last_sent_at = c.last_sent_at, delivery_channels = c.delivery_channels, is_standing = c.deleted_at is null
from campaigns c where c.customer_id = m.customer_id and c.id = m.campaign_id;
alter table campaigns force row level security;
alter table campaign_metrics force row level security;
