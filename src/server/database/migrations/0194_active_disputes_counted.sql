-- Counted for the dashboard from the index alone: whose review a dispute is of decides who sees it.
drop index disputes_active;
create index disputes_active on disputes (customer_id, created_at desc, id desc) include (review_id)
  where status in ('pending', 'in_progress');
