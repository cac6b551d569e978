-- Nobody has chosen yet whether pushes are sent, because it had no effect; a browser gets them only once its person asks for it.
-- The tables' owner may be bound by their policies.
alter table customer_settings no force row level security;
update customer_settings set notifications = jsonb_set(notifications, '{push}', 'true');
alter table customer_settings force row level security;

-- What was sent, and links that no longer work, are kept for a month; what the bell shows for three months after it was read, or
-- for six where nobody read it.
create or replace function prune_notifications() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from notification_deliveries where ctid in (
      select ctid from notification_deliveries where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from notifications where ctid in (
      select ctid from notifications where read_at < now() - interval '90 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from notifications where ctid in (
      select ctid from notifications where read_at is null and created_at < now() - interval '180 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from reply_links where ctid in (
      select ctid from reply_links where expires_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;
create policy janitor on notifications to goodword_janitor using (true);
grant select, delete on notifications to goodword_janitor;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_unread_since on notifications (created_at) where read_at is null;
