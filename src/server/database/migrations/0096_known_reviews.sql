-- Whether a review that somebody brings is there already is looked up for each one, however many a customer has: by its id on
-- the platform, at whatever listing, and among what was fetched about that day.
alter table reviews
  add constraint reviews_by_platform_id unique (customer_id, platform, platform_review_id, listing_id),
  drop constraint reviews_customer_id_platform_listing_id_platform_review_id_key;
create index reviews_fetched on reviews (customer_id, platform, created_at) where source = 'platform';
