-- What people did with a post, as its network told last: { likes, comments, shares }. A campaign has one post on each.
alter table campaign_deliveries
  add column post_numbers    jsonb,
  add column post_numbers_at timestamptz;
