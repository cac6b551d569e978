-- A review that somebody left after being asked counts as their response, with how sure that it is theirs: platforms tell a
-- name, and no address.
alter table campaign_recipients
  add column review_id uuid,
  add column certainty text check (certainty in ('likely', 'possible'));
-- No review is two people's.
create unique index campaign_recipients_of_review on campaign_recipients (customer_id, review_id) where review_id is not null;

alter table campaign_metrics
  add column likely_reviews   integer not null default 0,
  add column possible_reviews integer not null default 0;
