-- Counted for the bell from the index alone: what a person may be told decides by its kind.
drop index notifications_unread;
create index notifications_unread on notifications (customer_id, user_id, kind) where read_at is null;
