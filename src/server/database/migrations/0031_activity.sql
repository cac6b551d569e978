-- What people look for in the feed. Worked out once for what is there; from now on whoever writes a line says it, so that
-- new kinds of lines need no change here. A line is never changed, hence not by an update.
alter table activity add column subject_group text not null generated always as (
  case split_part(action, '.', 1)
    when 'review' then 'reviews'
    when 'import' then 'reviews'
    when 'reply' then 'replies'
    when 'dispute' then 'disputes'
    when 'incident' then 'disputes'
    when 'integration' then 'connections'
    when 'member' then 'team'
    else 'workspace'
  end
) stored;
alter table activity alter column subject_group drop expression;

-- Serve the feed of some subjects, and of one person or of the product: each subject newest first, put together by the reader.
create index activity_by_subject on activity (customer_id, subject_group, created_at desc, id desc);
create index activity_by_person on activity (customer_id, subject_group, actor_user_id, created_at desc, id desc)
  where actor_user_id is not null;
-- Apart from the people: a search for rows without a value does not come in the order of what follows it.
create index activity_by_product on activity (customer_id, subject_group, created_at desc, id desc)
  where actor_user_id is null;
