-- Administrators look through all customers. Columns a list is paged by hold the whole value of a cursor.
alter table customers alter column created_at type timestamptz(3), alter column trial_ends_at type timestamptz(3);

-- One for each order; what narrows the list stands behind, so that it is looked at in the index.
create index customers_newest on customers (created_at desc, id desc, status, subscription_tier);
create index customers_by_company on customers (fold_words(company_name), id, status, subscription_tier);
-- Trials that end soonest, then everybody else.
create index customers_by_trial on customers (
  (coalesce(case when status = 'trialing' then trial_ends_at end, timestamptz '9999-01-01 00:00:00+00')), id, status, subscription_tier);

create index customers_called on customers using gin (fold_words(company_name) gin_trgm_ops) with (fastupdate = off);
create index team_members_owner_mail on team_members using gin (email gin_trgm_ops) with (fastupdate = off) where role = 'owner';
