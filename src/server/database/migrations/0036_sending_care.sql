-- A draft for an alert is written once for the whole team: who begins it has the row, the others wait for what comes of it.
create table alert_drafts (
  customer_id  uuid not null,
  review_id    uuid not null,
  state        text not null default 'writing' check (state in ('writing', 'drafted', 'held-back', 'failed')),
  draft        text,
  draft_origin jsonb,
  -- Why it was held back.
  reasons      text[],
  begun_at     timestamptz(3) not null default now(),
  primary key (customer_id, review_id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade,
  check ((state = 'drafted') = (draft is not null and draft_origin is not null))
);
create index alert_drafts_age on alert_drafts (begun_at);
alter table alert_drafts enable row level security;
alter table alert_drafts force row level security;
create policy own_customer on alert_drafts using (customer_id = current_customer()) with check (customer_id = current_customer());
create policy janitor on alert_drafts to goodword_janitor using (true);
grant select, insert, update, delete on alert_drafts to goodword_app;
grant select, delete on alert_drafts to goodword_janitor;

-- What is to leave by now. A person's first mail takes the others along, except those that failed twice, which go alone; and
-- nobody's backlog comes before everybody's first.
create or replace function find_due_deliveries(p_limit integer)
  returns table (customer_id uuid, id uuid, user_id uuid, channel text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select due.customer_id, due.id, due.user_id, due.channel
    from (
      select d.*, row_number() over (partition by d.customer_id, d.user_id, d.channel, d.attempts >= 2
        order by d.due_at, d.id) as turn
      from notification_deliveries d
      where d.state in ('waiting', 'sending') and d.due_at <= now()) due
    where due.turn = 1 or due.channel = 'push' or due.attempts >= 2
    order by due.turn, due.due_at
    limit p_limit
  $$;

-- Whether a person can still sign in.
create function is_account_open(p_user_id uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from auth.users u where u.id = p_user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now()))
  $$;

-- As before, and drafts that nobody is told with any more.
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
    delete from alert_drafts where ctid in (
      select ctid from alert_drafts where begun_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from reply_links where ctid in (
      select ctid from reply_links where expires_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant create on schema public to goodword_lookup;
alter function is_account_open(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function is_account_open(uuid) from public;
grant execute on function is_account_open(uuid) to goodword_app;

-- Codes and links stand in them: what has left is not kept.
update mail_outbox set text_body = '', html_body = '' where settled_at is not null;
update sms_outbox set text_body = '' where settled_at is not null;
